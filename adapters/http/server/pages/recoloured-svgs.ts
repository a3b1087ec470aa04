import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { changedColours, type AgencyColours } from '#core/appearance/colours.ts';
import { paintedWith } from '#core/appearance/drawing-colours.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';

/** File names do not change with the colours: they are cached for a day only, not as immutable. */
const ONE_DAY = 'public, max-age=86400';

/** Where the drawings of the build lie and how they are painted. */
export interface PaintedDrawings {
  readonly basePath: string;
  /** Folder of the browser's build. */
  readonly folder: string;
  readonly colours: AgencyColours;
  readonly answers: AnswerCache;
  readonly makeAnswer: MakeAnswer;
}

/** Serves the drawings of the build in the colours of an agency that sets some; the build's own files are served otherwise. */
export const addRecolouredSvgs = (
  app: FastifyInstance,
  { basePath, folder, colours, answers, makeAnswer }: PaintedDrawings,
): void => {
  const assets = join(folder, 'assets');
  if (Object.keys(changedColours(colours)).length === 0 || !existsSync(assets)) return;
  const painted = paintedWith(colours);
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.svg'))) {
    const make = async () => ({
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': ONE_DAY },
      body: painted(readFileSync(join(assets, name), 'utf8')),
    });
    app.get(`${basePath}/assets/${name}`, { schema: { hide: true } }, async (request, reply) =>
      sendPrepared(request, reply, await answers.get(`drawing ${name}`, () => makeAnswer(request, make))),
    );
  }
};
