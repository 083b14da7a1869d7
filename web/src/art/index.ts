import type { Component } from 'svelte'
import Celestia from './Celestia.svelte'
import Metal from './Metal.svelte'
import Tortuga from './Tortuga.svelte'
import Trucker from './Trucker.svelte'

/** The four games in the order of the shelf, with what is known of those that are still to come. */
export const shelf: { id: string; Art: Component; seats: { min: number; max: number }; minutes: { min: number; max: number } }[] = [
  { id: 'celestia', Art: Celestia, seats: { min: 2, max: 2 }, minutes: { min: 30, max: 45 } },
  { id: 'tortuga', Art: Tortuga, seats: { min: 2, max: 4 }, minutes: { min: 60, max: 90 } },
  { id: 'metal', Art: Metal, seats: { min: 3, max: 6 }, minutes: { min: 60, max: 120 } },
  { id: 'trucker', Art: Trucker, seats: { min: 1, max: 4 }, minutes: { min: 45, max: 75 } },
]
