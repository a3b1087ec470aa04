// The least that Node can do: answers the bytes of a file, with the headers it is given, to every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

const [bodyFile = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const fixed = { ...JSON.parse(headers), 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`risponde su http://127.0.0.1:${server.address().port}\n`));
