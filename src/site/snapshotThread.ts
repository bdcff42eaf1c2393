import { existsSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { filesIn, touched } from './files.ts'
import type { Looked } from './snapshot.ts'

/** The thread of `takeSnapshot`: given the built site's folder, tells of all files in it, and ends. */
const dist: string = workerData
const names = existsSync(dist) ? filesIn(dist) : []
const times = Float64Array.from(names, (name) => touched(dist + path.sep + name))
const looked: Looked = { names: names.join('\n'), times }
parentPort?.postMessage(looked, [times.buffer])
