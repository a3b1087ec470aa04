// json-server over the entries of a list, set up as its documentation does, without its request log.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import jsonServer from 'json-server';

const items = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use(jsonServer.router({ regulations: items }));
const server = app.listen(0, '127.0.0.1', () =>
  process.stdout.write(`risponde su http://127.0.0.1:${server.address().port}\n`),
);
