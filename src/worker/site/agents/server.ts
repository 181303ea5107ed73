import {
  createMcpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { recordMessages } from '#shared/site/record-messages.ts'
import { describeError, log } from '#worker/log.ts'
import { Refusal, type ToolContext, tools } from './tools.ts'

// The version of the tools, which clients show.
const version = '1.0.0'

/** Answers a message of the Model Context Protocol; each one has a server of its own. */
export async function answerAgent(context: ToolContext, request: Request): Promise<Response> {
  const handler = createMcpHandler(() => serverOf(context), {
    onerror: (error) => log('agent-refused', { error: describeError(error) }),
    // Each would stay open for as long as its client likes, and nothing is ever announced.
    maxSubscriptions: 0,
  })
  return handler.fetch(request)
}

function serverOf(context: ToolContext): McpServer {
  const { name, instructions } = recordMessages.agents
  const title = `${context.work.settings.appName}: ${name}`
  const server = new McpServer({ name: 'african-igaming', title, version }, { instructions })
  for (const [toolName, { description, input, answer }] of Object.entries(tools)) {
    server.registerTool(
      toolName,
      {
        description,
        inputSchema: withJsonSchema(input),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (values: unknown) => resultOf(() => answer(context, values)),
    )
  }
  return server
}

/** Returns a schema that describes itself to clients, which those of zod/mini do not. */
function withJsonSchema(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const describe = (): Record<string, unknown> => z.toJSONSchema(schema)
  const { version: standard, vendor, validate } = schema['~standard']
  return {
    '~standard': {
      version: standard,
      vendor,
      validate,
      jsonSchema: { input: describe, output: describe },
    },
  }
}

/**
 * Returns what a tool answers; a refusal is a result that the agent can read. Of other errors it
 * learns nothing: their messages name statements and files.
 */
async function resultOf(answer: () => object | Promise<object>) {
  try {
    const value = await answer()
    const text = JSON.stringify(value)
    const structuredContent: Record<string, unknown> = JSON.parse(text)
    return { content: [{ type: 'text' as const, text }], structuredContent }
  } catch (error) {
    const isRefusal = error instanceof Refusal
    if (!isRefusal) log('agent-failed', { error: describeError(error) })
    const text = isRefusal ? error.message : recordMessages.agents.failed
    return { content: [{ type: 'text' as const, text }], isError: true }
  }
}
