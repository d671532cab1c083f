// A hall as people run it, limits and all; only the honest, who are many behind one address here, get more room.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export async function hallIn(data) {
  const script = fileURLToPath(new URL('../../test/serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify({ data })], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((done) => child.on('exit', done));
  const logs = [];
  const port = await new Promise((opened) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text);
      if ('what' in line) logs.push(line);
      else opened(line.port);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    logs,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
