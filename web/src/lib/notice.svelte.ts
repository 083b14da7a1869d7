import { play } from './sound.ts'
import { prefs } from './prefs.svelte.ts'

/** Says it is my turn where I look when I do not look at the page: the tab's title and, if wished, a notification. */
export function announce(title: string, text: string): void {
  play('your-turn')
  if (!document.hidden || !prefs.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const notice = new Notification(title, { body: text, tag: 'flibuste-turn', icon: '/icon-192.png' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
