import * as d from './shapes.ts';
import { INK } from './shapes.ts';

/** What services that show links ask for (px). */
export const SHARING_SIZE = { width: 1200, height: 630 } as const;

/** The agency's mark, in a circle of radius 29 around 30, 30. */
const MARK = d.within(
  'M1 30a29 29 0 0 1 58 0a29 29 0 0 1-58 0z',
  d.shape('M0 0h60v60H0z', INK.pine) +
    d.disc(39, 20, 8.5, INK.grain) +
    d.shape('M0 35c18-12 38-10 60-3v30H0z', INK.leaf) +
    d.shape('M0 44c20-10 40-9 60-4v22H0z', '#9cc3a6') +
    d.line('M38 38C30 44 14 50-6 64M42 38c-6 8-14 14-26 24M46 38c-3 8-6 16-10 26M51 38c2 8 3 16 6 26', INK.pine, 2),
);

/** The picture that stands beside links to the portal wherever they are shared: the agency's country and its mark. */
export const SHARING = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARING_SIZE.width}" height="${SHARING_SIZE.height}" viewBox="0 0 800 420">${
  d.sky(INK.dawn) +
  d.sun(590, 128, 44) +
  d.ridge(
    [
      [0, 250],
      [170, 236],
      [430, 180],
      [640, 226],
      [800, 200],
    ],
    INK.far,
  ) +
  d.ridge(
    [
      [0, 284],
      [210, 262],
      [420, 270],
      [690, 226],
      [800, 246],
    ],
    INK.hill,
  ) +
  d.cypress(604, 252, 62) +
  d.cypress(622, 254, 48) +
  d.house(640, 256, 64) +
  d.shape(
    'M800 268C720 292 640 276 560 282S430 300 360 316L330 330C420 312 520 304 600 306S740 312 800 300z',
    INK.water,
  ) +
  d.field('M0 312C120 290 300 300 420 330C360 350 300 380 270 420H0z', INK.meadow, INK.meadowLine, {
    to: [420, 250],
    gap: 34,
  }) +
  d.field('M250 420C330 350 470 306 640 306C700 308 760 316 800 330V420z', INK.wheat, INK.wheatLine, {
    to: [760, 250],
    gap: 34,
  }) +
  d.field('M560 420C600 380 690 336 800 322V420z', INK.forest, INK.leaf, { to: [780, 250], gap: 54, width: 7 }) +
  d.times(4, (index) => d.tree(40 + index * 70, 326 + (index % 2) * 6, 0.9, index % 2 === 0 ? INK.leaf : INK.forest)) +
  d.at(70, 60, 2.3, d.disc(30, 30, 31.5, INK.paper) + MARK)
}</svg>
`;
