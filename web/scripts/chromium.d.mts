import type { Browser, LaunchOptions } from 'playwright-core'

export function browser(options?: LaunchOptions): Promise<Browser>
