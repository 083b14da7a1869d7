// Draws openapi.json: requests by tag, then the types they use.
const api = await (await fetch('/api/v1/openapi.json')).json()

function node(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== undefined && child !== null))
  return made
}

const nameOf = (ref) => ref.split('/').pop()

// A schema in a few words, with links to the types it names.
function words(schema) {
  if (!schema) return 'anything'
  if (schema.$ref) return node('a', { href: `#type-${nameOf(schema.$ref)}` }, nameOf(schema.$ref))
  const several = schema.oneOf ?? schema.anyOf
  if (several) return join(several.map(words), ' | ')
  if (schema.allOf) return join(schema.allOf.map(words), ' & ')
  if (schema.enum) return node('code', {}, schema.enum.map((one) => JSON.stringify(one)).join(' | '))
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
  if (type === 'array') return node('span', {}, 'list of ', words(schema.items))
  if (type === 'object' && schema.properties) return fields(schema)
  return node('code', {}, type ?? 'anything')
}

function join(parts, between) {
  const all = node('span')
  parts.forEach((part, at) => all.append(...(at ? [between] : []), part))
  return all
}

function fields(schema) {
  const needed = new Set(schema.required ?? [])
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    node('tr', {},
      node('td', {}, node('code', {}, name + (needed.has(name) ? '' : '?'))),
      node('td', {}, words(field)),
      node('td', {}, field.description ?? '')))
  return node('table', {}, node('tbody', {}, ...rows))
}

function operation(path, method, one) {
  const parameters = (one.parameters ?? []).map((each) =>
    node('tr', {},
      node('td', {}, node('code', {}, each.name)),
      node('td', {}, each.in),
      node('td', {}, words(each.schema)),
      node('td', {}, each.description ?? '')))
  const body = one.requestBody?.content?.['application/json']?.schema
  const answers = Object.entries(one.responses ?? {}).map(([status, answer]) => {
    const content = Object.values(answer.content ?? {})[0]
    return node('tr', {}, node('td', {}, node('code', {}, status)), node('td', {}, content ? words(content.schema) : answer.description ?? ''))
  })
  return node('details', {},
    node('summary', {}, node('span', { class: 'method' }, method), ' ', node('code', {}, path), ' ', one.summary ?? ''),
    node('p', {}, one.description ?? ''),
    parameters.length ? node('table', {}, node('tbody', {}, ...parameters)) : undefined,
    body ? node('p', {}, 'Takes ', words(body)) : undefined,
    node('table', {}, node('tbody', {}, ...answers)))
}

document.getElementById('about').textContent = api.info.description ?? ''
const tags = new Map()
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, one] of Object.entries(methods)) {
    if (typeof one !== 'object' || !one.responses) continue
    const tag = one.tags?.[0] ?? 'other'
    tags.set(tag, [...(tags.get(tag) ?? []), operation(path, method, one)])
  }
}
for (const [tag, operations] of tags) document.getElementById('paths').append(node('h2', {}, tag), ...operations)
for (const [name, schema] of Object.entries(api.components?.schemas ?? {})) {
  document.getElementById('schemas').append(
    node('details', { id: `type-${name}` }, node('summary', {}, node('code', {}, name), ' ', schema.description ?? ''), words(schema)))
}
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
})
