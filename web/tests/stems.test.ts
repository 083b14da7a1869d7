import { describe, expect, it } from 'vitest'
import { marked, repeats, soughtIn, speaksOf } from '../src/lib/stems.ts'

describe('what is looked for in the rules', () => {
  it('is found in every form of a word', () => {
    for (const form of ['trahir', 'trahison', 'La trahison libère', 'l’attaque trahie échoue', 'qu’il a trahis'])
      expect([form, speaksOf(form, 'trahir')]).toEqual([form, true])
    for (const form of ['betray', 'Betrayal', 'a betrayed attack', 'by betraying'])
      expect([form, speaksOf(form, 'betray')]).toEqual([form, true])
    expect(speaksOf('un combat', 'combattre')).toBe(true)
    expect(speaksOf('une alliance', 'allié')).toBe(true)
    expect(speaksOf('deux promesses', 'PROMESSE')).toBe(true)
  })

  it('is found without accents, and before it is written out', () => {
    expect(speaksOf('Une épave', 'epave')).toBe(true)
    expect(speaksOf('La Fraternité', 'frat')).toBe(true)
  })

  it('is not found in other words', () => {
    expect(speaksOf('combien de cartes', 'combat')).toBe(false)
    expect(speaksOf('le bord de la table', 'dé')).toBe(false)
    expect(speaksOf('deux dés par camp', 'dé')).toBe(true)
    expect(speaksOf('une promesse', 'trahir')).toBe(false)
  })

  it('is what a question asks for', () => {
    expect(soughtIn('comment gagner ?')).toBe('gagner')
    expect(soughtIn('How do I win')).toBe('win')
    expect(soughtIn('qui')).toBe('qui')
    expect(soughtIn('Grand Sabre')).toBe('Grand Sabre')
  })

  it('is all of it in one place', () => {
    expect(speaksOf('le dé Grand Sabre', 'grand sabre')).toBe(true)
    expect(speaksOf('Grand Large', 'grand sabre')).toBe(false)
  })

  it('is marked, and everything else stays as it is', () => {
    const text = 'Si l’attaque trahie échoue, le traître reçoit…'
    const pieces = marked(text, 'trahir')
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['trahie'])
  })
})

describe('a sentence', () => {
  it('repeats a move whose words it only bends', () => {
    expect(repeats('Genièvre : garde le dé Grand Sabre.', 'garder le dé Grand Sabre', 'Genièvre')).toBe(true)
    expect(repeats('Anne: travels.', 'travel', 'Anne')).toBe(true)
    expect(repeats('Genièvre : 1 Dommage réparé.', 'se reposer', 'Genièvre')).toBe(false)
  })
})
