import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  type Client,
  createClient,
  type InArgs,
  LibsqlBatchError,
  type ResultSet,
} from '@libsql/client'
import { z } from 'zod'
import { newFile } from './inbox.ts'

const Value = z.union([
  z.object({ type: z.literal('null') }).transform(() => null),
  z
    .object({ type: z.literal('integer'), value: z.string() })
    .transform(({ value }) => BigInt(value)),
  z
    .object({ type: z.enum(['text', 'float']), value: z.union([z.string(), z.number()]) })
    .transform(({ value }) => value),
])

const Statement = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(Value).default([]),
  named_args: z.array(z.object({ name: z.string(), value: Value })).default([]),
})

const Pipeline = z.object({
  requests: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('store_sql'), sql_id: z.number(), sql: z.string() }),
      z.object({ type: z.literal('execute'), stmt: Statement }),
      z.object({
        type: z.literal('batch'),
        batch: z.object({ steps: z.array(z.object({ stmt: Statement })) }),
      }),
      z.object({ type: z.literal('sequence'), sql: z.string() }),
      z.object({ type: z.literal('close_sql') }),
      z.object({ type: z.literal('close') }),
    ]),
  ),
})

type Bound = { sql: string; args: InArgs }

/** A statement with its text, which the client may have sent before. */
function bind(statement: z.infer<typeof Statement>, texts: ReadonlyMap<number, string>): Bound {
  const { sql = '', sql_id: id = -1, args, named_args: named } = statement
  const values = Object.fromEntries(named.map(({ name, value }) => [name, value]))
  return { sql: texts.get(id) ?? sql, args: named.length === 0 ? args : values }
}

function encode(value: unknown) {
  if (value === null) return { type: 'null' }
  return typeof value === 'number'
    ? { type: 'integer', value: String(value) }
    : { type: 'text', value }
}

function resultOf({ columns, rows, rowsAffected }: ResultSet) {
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((name) => encode(row[name]))),
    affected_row_count: rowsAffected,
  }
}

const nothing = { cols: [], rows: [], affected_row_count: 0 }

/** A batch of the client: `BEGIN`, the statements, `COMMIT`, and `ROLLBACK` if one of them fails. */
async function runBatch(database: Client, steps: readonly Bound[]) {
  try {
    const results = await database.batch(steps.slice(1, -2), 'write')
    const done = [nothing, ...results.map(resultOf), nothing, null]
    return { step_results: done, step_errors: done.map(() => null) }
  } catch (error) {
    const at = error instanceof LibsqlBatchError ? error.statementIndex + 1 : 0
    const failed = steps.map((_, i) =>
      i === at ? { message: String(error), code: 'FAILED' } : null,
    )
    return { step_results: steps.map((_, i) => (i < at ? nothing : null)), step_errors: failed }
  }
}

/**
 * A libSQL server on loopback, as far as the inbox uses one (Hrana 2 over HTTP, in JSON); or the one that the environment
 * variable `LIBSQL_URL` names, which must serve a new database.
 * @returns its address, the new database that it serves, and a function that ends both
 */
export async function serveLibsql() {
  const { LIBSQL_URL: url } = process.env
  if (url !== undefined) {
    const database = createClient({ url })
    return { database, url, close: () => database.close() }
  }
  const database = createClient({ url: `file:${newFile()}`, concurrency: 1 })
  const server = createServer(async (request, response) => {
    const { requests } = Pipeline.parse(await json(request))
    const texts = new Map<number, string>()
    const results = []
    for (const one of requests) {
      const { type } = one
      if (one.type === 'store_sql') texts.set(one.sql_id, one.sql)
      let result: unknown
      if (one.type === 'execute') result = resultOf(await database.execute(bind(one.stmt, texts)))
      else if (one.type === 'sequence') await database.executeMultiple(one.sql)
      else if (one.type === 'batch') {
        const steps = one.batch.steps.map(({ stmt }) => bind(stmt, texts))
        result = await runBatch(database, steps)
      }
      results.push({ type: 'ok', response: { type, result } })
    }
    response.end(JSON.stringify({ baton: null, base_url: null, results }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    database,
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    close(): void {
      server.closeAllConnections()
      server.close()
      database.close()
    },
  }
}
