import { AGENT, desk, sandboxWith, tokenFor } from './fixture.ts';

export async function agentDesk(options: Parameters<typeof sandboxWith>[0] = {}) {
  const sandbox = sandboxWith(options);
  const token = await tokenFor(sandbox, AGENT);
  return { sandbox, token, get: desk(sandbox, token) };
}
