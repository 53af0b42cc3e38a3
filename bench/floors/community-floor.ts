// Floor of the community's calls: bare node:http with the product's own statements, so that they stay the same. A GET
// reads the latest posts for the session of its cookie; a POST sets a like.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@pahiya/api/db/database';
import { findToken } from '@pahiya/api/modules/auth/session-repository';
import { selectLatest, setLike } from '@pahiya/api/modules/community/posts/post-repository';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});

async function answer(request: IncomingMessage, body: string): Promise<string> {
  const now = new Date();
  const session = await findToken(sql, String(request.headers.cookie).split('=')[1] ?? '', now);
  if (session === null) throw new Error('nobody is signed in');
  const { userId } = session;
  if (request.method === 'POST') {
    const likeCount = await setLike(sql, { ...JSON.parse(body), userId, now });
    return JSON.stringify({ data: { likeCount } });
  }
  const wish = { readerId: userId, topic: null, authorId: null, after: undefined };
  return JSON.stringify({ data: { posts: await selectLatest(sql, wish) } });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const text = await answer(request, Buffer.concat(chunks).toString());
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
