import * as d from './shapes.ts';
import { INK } from './shapes.ts';

/** Hills behind everything, from the farthest to the nearest. */
const hills = (far: string = INK.far, near: string = INK.hill, lift = 0): string =>
  d.ridge(
    [
      [0, 240 - lift],
      [220, 205 - lift],
      [520, 238 - lift],
      [800, 195 - lift],
    ],
    far,
  ) +
  d.ridge(
    [
      [0, 290 - lift],
      [260, 262 - lift],
      [560, 292 - lift],
      [800, 258 - lift],
    ],
    near,
  );
const rolling = (far: string = INK.far, near: string = INK.hill): string =>
  d.ridge(
    [
      [0, 215],
      [170, 250],
      [430, 190],
      [640, 236],
      [800, 214],
    ],
    far,
  ) +
  d.ridge(
    [
      [0, 285],
      [210, 250],
      [420, 288],
      [690, 244],
      [800, 262],
    ],
    near,
  );
const mountains = (fill: string, cap: string = INK.snow): string =>
  d.polygon(
    [
      [-20, 290],
      [130, 110],
      [210, 190],
      [350, 70],
      [470, 200],
      [590, 120],
      [830, 290],
    ],
    fill,
  ) +
  d.polygon(
    [
      [316, 99],
      [350, 70],
      [385, 108],
      [364, 118],
      [348, 104],
      [334, 118],
    ],
    cap,
  ) +
  d.polygon(
    [
      [104, 141],
      [130, 110],
      [159, 139],
      [140, 150],
      [128, 138],
    ],
    cap,
  ) +
  d.polygon(
    [
      [562, 139],
      [590, 120],
      [628, 143],
      [604, 152],
      [590, 140],
    ],
    cap,
  );
const ground = d.below([
  [0, 345],
  [260, 318],
  [540, 345],
  [800, 312],
]);
const flat = 'M0 300H800V450H0z';

type Scene = () => string;

/** Scenes of the agency's country, by the name of their file. */
export const SCENES: Readonly<Record<string, Scene>> = {
  terrazze: () =>
    d.sky(INK.dawn) +
    d.sun(620, 96, 34) +
    d.ridge(
      [
        [0, 150],
        [240, 190],
        [520, 120],
        [800, 180],
      ],
      INK.far,
    ) +
    d.times(5, (step) => {
      const y = 190 + step * 56;
      const fill = [INK.hill, INK.meadow, INK.hill, INK.meadow, INK.leaf][step] ?? INK.hill;
      return (
        d.ridge(
          [
            [0, y + 22],
            [260, y - 18],
            [540, y + 12],
            [800, y - 14],
          ],
          fill,
        ) +
        d.line(
          d.through([
            [0, y + 24],
            [260, y - 16],
            [540, y + 14],
            [800, y - 12],
          ]),
          INK.stone,
          7,
          ' stroke-dasharray="16 5"',
        ) +
        d.times(3 + (step % 2), (index) =>
          d.oliveTree(90 + index * 230 + (step % 2) * 70, y + 4 + (index % 2) * 8, 0.5 + step * 0.1),
        )
      );
    }),
  'mosaico-di-campi': () =>
    d.sky(INK.meadow) +
    d.straightField('M-10-10H250L190 190L-10 210z', INK.wheat, INK.wheatLine, 120) +
    d.straightField('M250-10H520L500 160L190 190z', INK.hill, INK.meadow, -260, 16) +
    d.straightField('M520-10H810V130L500 160z', INK.earth, INK.earthLine, 60, 14) +
    d.straightField('M-10 210L190 190L230 460H-10z', INK.leaf, INK.forest, -90, 18, 5) +
    d.straightField('M190 190L500 160L540 460H230z', INK.far, INK.farLine, 400, 14) +
    d.straightField('M500 160L810 130V310L520 330z', INK.meadow, INK.meadowLine, -40, 12) +
    d.straightField('M520 330L810 310V460H540z', INK.wheat, INK.wheatLine, -300, 14) +
    d.line(
      'M250-10L190 190L230 460M520-10L500 160L540 460M-10 210L190 190L500 160L810 130M520 330L810 310',
      INK.sand,
      9,
    ) +
    d.times(9, (index) => d.disc(206 + index * 34, 200 - index * 3.4 + 14, 9, INK.pine)) +
    d.box(606, 214, 46, 26, INK.paper) +
    d.box(606, 214, 46, 11, INK.terracotta) +
    d.box(664, 204, 24, 34, INK.earth),
  'parcelle-e-fiume': () =>
    d.sky(INK.hill) +
    d.straightField('M-10-10H300L240 240L-10 260z', INK.far, INK.farLine, 200, 16) +
    d.straightField('M-10 260L240 240L180 460H-10z', INK.wheat, INK.wheatLine, 150, 12) +
    d.straightField('M560-10H810V200L600 180z', INK.leaf, INK.forest, 160, 18, 5) +
    d.straightField('M600 180L810 200V460H560L540 330z', INK.earth, INK.earthLine, -120, 14) +
    d.line('M420-40C360 80 520 140 430 250S330 380 410 500', INK.olive, 96) +
    d.line('M420-40C360 80 520 140 430 250S330 380 410 500', INK.water, 66) +
    d.line('M430-30C372 84 524 150 440 256S342 380 420 500', INK.snow, 3, ' opacity=".7"') +
    d.times(10, (index) =>
      d.disc(
        300 + Math.sin(index * 2.1) * 26,
        20 + index * 46,
        12 + (index % 3) * 3,
        index % 2 === 0 ? INK.forest : INK.pine,
      ),
    ) +
    d.times(8, (index) =>
      d.disc(
        530 + Math.sin(index * 1.7) * 22,
        40 + index * 52,
        11 + (index % 3) * 3,
        index % 2 === 0 ? INK.leaf : INK.pine,
      ),
    ) +
    d.line('M-10 262L240 242M600 180L810 202', INK.sand, 8),
  irrigazione: () =>
    d.sky(INK.day) +
    hills() +
    d.field(flat, INK.leaf, INK.forest, { to: [400, 250], width: 8, gap: 60 }) +
    d.times(3, (index) => {
      const x = 150 + index * 250;
      return (
        d.box(x - 3, 270, 6, 90, INK.slate) +
        d.line(
          `M${x} 270q-70-64-112 70M${x} 270q70-64 112 70M${x} 270q-36-80-64 74M${x} 270q36-80 64 74`,
          INK.snow,
          2.6,
          ' stroke-dasharray="3 8"',
        )
      );
    }) +
    d.sun(680, 84, 30),
  canale: () =>
    d.sky(INK.clear) +
    d.cloud(180, 96, 1) +
    d.cloud(590, 70, 0.7) +
    d.ridge(
      [
        [0, 262],
        [800, 252],
      ],
      INK.far,
    ) +
    d.field('M0 276H372L120 450H0z', INK.wheat, INK.wheatLine, { to: [390, 250] }) +
    d.field('M428 276H800V450H680z', INK.meadow, INK.meadowLine, { to: [410, 250] }) +
    d.shape('M372 276L428 276L680 450L120 450z', INK.olive) +
    d.shape('M384 276H416L596 450H204z', INK.water) +
    d.line('M396 290L310 450M404 300L470 450', INK.snow, 2, ' opacity=".8"') +
    d.times(6, (index) => {
      const near = 1.24 ** index;
      return (
        d.poplar(360 - near * 34 + 12, 286 + near * 30 - 26, 52 * near) +
        d.poplar(440 + near * 34 - 12, 286 + near * 30 - 26, 52 * near, INK.forest)
      );
    }),
  aratura: () =>
    d.sky(INK.dawn) +
    d.sun(140, 110, 36) +
    rolling() +
    d.field(ground, INK.earth, INK.earthLine, { to: [640, 240], width: 6, gap: 56 }) +
    d.birds(240, 250, INK.slate) +
    d.tractor(520, 370, 1.3) +
    d.line('M470 372L372 378', INK.slate, 6) +
    d.times(3, (index) => d.shape(`M${340 + index * 34} 366l26 0l-10 22l-20 0z`, INK.slate)),
  mietitura: () =>
    d.sky(INK.dusk) +
    d.sun(400, 190, 54) +
    hills(INK.far, INK.hill) +
    d.field(ground, INK.wheat, INK.wheatLine, { to: [400, 230], gap: 34 }) +
    d.at(
      430,
      372,
      1.35,
      d.shape('M-70-86h96l20 40v22h-116z', INK.forest) +
        d.shape('M-20-110h40l14 30h-54z', INK.pine) +
        d.shape('M-12-104h26l10 22h-36z', INK.water) +
        d.box(44, -34, 34, 12, INK.forest) +
        d.box(74, -48, 16, 46, INK.terracotta, 6) +
        d.line('M82-52v54M72-40h20M72-24h20M72-8h20', INK.sand, 3) +
        d.line('M-40-86L-92-116', INK.forest, 9) +
        d.disc(-40, -16, 18, INK.night) +
        d.disc(-40, -16, 8, INK.grain) +
        d.disc(22, -22, 25, INK.night) +
        d.disc(22, -22, 11, INK.grain),
    ) +
    d.times(9, (index) => d.ear(30 + index * 30, 462, 78 + (index % 3) * 14, (index % 2) * 8 - 4)) +
    d.times(5, (index) => d.ear(660 + index * 30, 462, 82 + (index % 2) * 18, (index % 2) * 8 - 4)),
  semina: () =>
    d.sky(INK.paper) +
    d.cloud(150, 90, 0.9, INK.clear) +
    hills(INK.far, INK.olive) +
    d.field(ground, INK.bark, INK.earthLine, { to: [200, 250], width: 5, gap: 46 }) +
    d.tractor(300, 352, 1.1, INK.leaf, true) +
    d.at(
      430,
      352,
      1.1,
      d.shape('M-30-64h110l-20 34h-70z', INK.grain) +
        d.box(-40, -30, 130, 8, INK.slate) +
        d.times(6, (index) => d.line(`M${-30 + index * 22}-22v22`, INK.slate, 4)) +
        d.disc(-22, -8, 12, INK.night) +
        d.disc(74, -8, 12, INK.night),
    ) +
    d.times(22, (index) => d.disc(400 + (index % 7) * 24, 366 + Math.floor(index / 7) * 12, 2.4, INK.wheat)) +
    d.birds(560, 230),
  fieno: () =>
    d.sky(INK.clear) +
    d.sun(660, 92, 32) +
    rolling(INK.far, INK.hill) +
    d.field(ground, INK.wheat, INK.wheatLine, { to: [500, 230], gap: 30, width: 2 }) +
    d.bale(210, 352, 30) +
    d.bale(470, 340, 24) +
    d.bale(640, 366, 38) +
    d.bale(350, 420, 52) +
    d.bale(60, 400, 44) +
    d.cypress(580, 300, 60) +
    d.cypress(600, 302, 46),
  silos: () =>
    d.sky(INK.day) +
    d.cloud(640, 90, 1) +
    hills() +
    d.silo(450, 336, 70, 170) +
    d.silo(530, 336, 70, 200, INK.snow) +
    d.silo(610, 336, 70, 150) +
    d.barn(180, 338, 230) +
    d.field(ground, INK.wheat, INK.wheatLine, { to: [100, 250] }) +
    d.tree(100, 344, 1.3) +
    d.tree(716, 330, 1.5, INK.leaf),
  gregge: () =>
    d.sky(INK.clear) +
    mountains(INK.far) +
    d.ridge(
      [
        [0, 280],
        [260, 230],
        [540, 290],
        [800, 240],
      ],
      INK.hill,
    ) +
    d.ridge(
      [
        [0, 350],
        [300, 300],
        [800, 340],
      ],
      INK.meadow,
    ) +
    d.sheep(150, 350, 1.2) +
    d.sheep(250, 386, 1.5, INK.paper, true) +
    d.sheep(390, 352, 1.3) +
    d.sheep(470, 402, 1.7) +
    d.sheep(600, 366, 1.3, INK.paper, true) +
    d.sheep(330, 432, 1.7, '#e9e0cf') +
    d.sheep(90, 410, 1.5, INK.paper, true) +
    d.person(690, 392, 1.3, INK.leaf, { hat: INK.wheatLine }) +
    d.line('M722 438L716 330', INK.bark, 5),
  mandria: () =>
    d.sky(INK.day) +
    d.cloud(210, 80, 1.1) +
    rolling() +
    d.ridge(
      [
        [0, 320],
        [300, 296],
        [800, 330],
      ],
      INK.meadow,
    ) +
    d.fence(20, 332, 20) +
    d.cow(230, 402, 1.6) +
    d.cow(470, 374, 1.2, '#b9724a', INK.paper, true) +
    d.cow(650, 420, 1.5, INK.snow, INK.bark, true) +
    d.times(14, (index) =>
      d.line(
        `M${20 + index * 60} ${438 - (index % 3) * 10}q3-12 8-14M${24 + index * 60} ${438 - (index % 3) * 10}v-14`,
        INK.forest,
        2.4,
      ),
    ),
  alveari: () =>
    d.sky(INK.dawn) +
    d.sun(110, 90, 28) +
    hills() +
    d.ridge(
      [
        [0, 330],
        [400, 300],
        [800, 330],
      ],
      INK.meadow,
    ) +
    d.tree(90, 350, 2.2) +
    d.tree(720, 346, 2, INK.leaf) +
    d.hive(240, 384, 1.3, INK.grain) +
    d.hive(380, 372, 1.2, INK.water) +
    d.hive(510, 388, 1.3, INK.paper) +
    d.hive(640, 376, 1.1, INK.rose) +
    d.bee(310, 250, 1) +
    d.bee(450, 230, 1.2) +
    d.bee(560, 270, 0.9) +
    d.bee(210, 270, 0.8) +
    d.times(10, (index) =>
      d.flower(30 + index * 82, 450, 26 + (index % 3) * 10, index % 2 === 0 ? INK.snow : INK.plum),
    ),
  mercato: () =>
    d.sky(INK.paper) +
    d.box(0, 60, 800, 300, INK.dawn) +
    d.times(
      5,
      (index) => d.box(30 + index * 160, 90, 100, 190, INK.sand) + d.box(58 + index * 160, 130, 44, 66, INK.water, 22),
    ) +
    d.box(0, 330, 800, 120, INK.stone) +
    [30, 290, 550]
      .map((x, stall) => {
        const cloth = [INK.forest, INK.terracotta, INK.grain][stall] ?? INK.forest;
        return (
          d.box(x + 8, 200, 6, 180, INK.bark) +
          d.box(x + 206, 200, 6, 180, INK.bark) +
          d.times(6, (index) =>
            d.shape(`M${x - 6 + index * 39} 176h39v40a19.500 16 0 0 1-39 0z`, index % 2 === 0 ? cloth : INK.snow),
          ) +
          d.box(x, 330, 220, 66, INK.wheatLine) +
          d.times(3, (index) =>
            d.crate(
              x + 8 + index * 70,
              334,
              62,
              [INK.terracotta, INK.grain, INK.meadow, INK.earth, INK.plum][(stall + index * 2) % 5] ?? INK.earth,
            ),
          )
        );
      })
      .join('') +
    d.person(262, 386, 1.5, INK.leaf, {}) +
    d.person(520, 392, 1.6, INK.plum, { hair: INK.slate }),
  magazzino: () =>
    d.sky(INK.sand) +
    d.shape('M0 0H800L620 120H180z', INK.stone) +
    d.shape('M0 450L180 330H620L800 450z', '#ddd3bd') +
    d.box(180, 120, 440, 210, INK.paper) +
    d.box(350, 190, 100, 140, INK.day) +
    d.times(3, (index) => d.shape(`M${250 + index * 120} 40h60l-12 22h-36z`, INK.grain)) +
    [0, 1]
      .map((side) =>
        d.at(
          side === 0 ? 0 : 800,
          0,
          1,
          d.times(3, (shelf) =>
            d.shape(`M0 ${150 + shelf * 96}L190 ${178 + shelf * 56}v10L0 ${164 + shelf * 96}z`, INK.slate),
          ) +
            d.line('M60 110V430M176 140V340', INK.slate, 8) +
            d.times(6, (index) =>
              d.box(
                10 + (index % 3) * 54,
                104 + Math.floor(index / 3) * 96 + (index % 3) * 8,
                44,
                42 - (index % 3) * 4,
                [INK.earth, INK.leaf, INK.grain][index % 3] ?? INK.earth,
                3,
              ),
            ),
          side === 1,
        ),
      )
      .join('') +
    d.crate(330, 402, 120, INK.terracotta) +
    d.crate(470, 392, 100, INK.grain) +
    d.crate(345, 338, 90, INK.meadow),
  cassette: () =>
    d.sky(INK.clear) +
    d.ridge(
      [
        [0, 230],
        [400, 190],
        [800, 240],
      ],
      INK.far,
    ) +
    d.times(6, (index) => d.tree(70 + index * 140, 270, 2.2, index % 2 === 0 ? INK.forest : INK.leaf)) +
    d.ridge(
      [
        [0, 272],
        [800, 266],
      ],
      INK.meadow,
    ) +
    d.crate(60, 440, 230, INK.terracotta) +
    d.crate(300, 448, 220, INK.grain) +
    d.crate(530, 440, 230, INK.meadow) +
    d.crate(190, 338, 190, INK.grain) +
    d.crate(420, 342, 190, INK.terracotta),
  'scrivania-mappa': () =>
    d.sky(INK.sand) +
    d.box(80, 40, 240, 190, INK.day) +
    d.within(
      'M80 40h240v190H80z',
      d.ridge(
        [
          [60, 180],
          [200, 140],
          [340, 190],
        ],
        INK.hill,
      ),
    ) +
    d.line('M80 40h240v190H80zM200 40v190', INK.paper, 10) +
    d.box(0, 350, 800, 100, INK.earth) +
    d.box(0, 350, 800, 12, INK.earthLine) +
    d.screen(520, 350, 1.6, d.parcels(11)) +
    d.pin(560, 240, 0.9) +
    d.sheet(210, 372, 0.9, -78) +
    d.at(690, 352, 1, d.shape('M-18 0l-6-44h48l-6 44z', INK.paper)) +
    d.tree(690, 312, 1.3, INK.leaf, INK.leaf),
  sportello: () =>
    d.sky(INK.clear) +
    d.box(0, 60, 800, 40, INK.forest) +
    d.times(4, (index) => d.box(60 + index * 190, 130, 120, 90, INK.paper, 6)) +
    d.times(
      4,
      (index) =>
        d.box(80 + index * 190, 150, 80, 8, [INK.leaf, INK.grain, INK.terracotta, INK.leaf][index] ?? INK.leaf, 4) +
        d.box(80 + index * 190, 170, 60, 6, INK.stone, 3) +
        d.box(80 + index * 190, 186, 70, 6, INK.stone, 3),
    ) +
    d.person(290, 356, 2, INK.forest, { hair: INK.slate }) +
    d.person(560, 350, 2, INK.earth, { skin: '#a86f4c', hair: INK.night }) +
    d.box(180, 320, 460, 130, INK.wheatLine) +
    d.box(160, 308, 500, 18, INK.bark) +
    d.sheet(420, 298, 0.42, -66) +
    d.person(120, 420, 2.3, INK.plum, { hat: INK.wheat }),
  convegno: () =>
    d.sky(INK.pine) +
    d.box(160, 40, 480, 230, INK.paper, 6) +
    `<svg x="172" y="52" width="456" height="206" viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice">${d.parcels(5)}</svg>` +
    d.box(0, 300, 800, 150, INK.night) +
    d.person(90, 300, 1.6, INK.grain, {}) +
    d.shape('M116 300l10-70h54l10 70z', INK.earth) +
    d.times(3, (row) =>
      d.times(8, (seat) => {
        const x = 50 + seat * 100 + (row % 2) * 50;
        const y = 350 + row * 46;
        return (
          d.disc(x, y, 22, [INK.bark, INK.slate, '#c98f68', INK.stone][(seat + row * 3) % 4] ?? INK.bark) +
          d.shape(
            `M${x - 36} ${y + 70}c0-60 72-60 72 0z`,
            [INK.leaf, INK.earth, INK.plum, INK.meadow, INK.terracotta][(seat + row * 2) % 5] ?? INK.leaf,
          )
        );
      }),
    ),
  'incontro-in-linea': () =>
    d.sky(INK.dawn) +
    d.ridge(
      [
        [0, 330],
        [800, 330],
      ],
      INK.earth,
    ) +
    d.screen(
      400,
      356,
      2.3,
      d.box(0, 0, 200, 120, INK.forest) +
        d.times(6, (index) => {
          const x = 8 + (index % 3) * 64;
          const y = 8 + Math.floor(index / 3) * 54;
          return `<svg x="${x}" y="${y}" width="56" height="48" viewBox="0 0 56 48">${d.box(0, 0, 56, 48, [INK.clear, INK.dawn, INK.day, INK.sand, INK.clear, INK.day][index] ?? INK.clear, 4)}${d.at(28, 54, 0.62, d.person(0, 0, 1, [INK.leaf, INK.terracotta, INK.plum, INK.slate, INK.grain, INK.earth][index] ?? INK.leaf, index === 3 ? { hat: INK.wheat } : { hair: index % 2 === 0 ? INK.bark : INK.night }))}</svg>`;
        }),
    ) +
    d.at(
      700,
      352,
      1.3,
      d.shape('M-20-46h36l-4 46h-28z', INK.paper) + d.line('M16-36q18 2 12 16q-4 8-14 8', INK.paper, 5),
    ) +
    d.sheet(96, 372, 0.8, -74),
  sede: () =>
    d.sky(INK.day) +
    d.cloud(140, 90, 1) +
    d.cloud(660, 70, 0.8) +
    d.ridge(
      [
        [0, 320],
        [800, 320],
      ],
      INK.meadow,
    ) +
    d.box(200, 130, 400, 214, INK.paper) +
    d.box(186, 116, 428, 18, INK.stone) +
    d.times(24, (index) => d.box(222 + (index % 8) * 46, 150 + Math.floor(index / 8) * 56, 28, 36, INK.water, 2)) +
    d.box(352, 250, 96, 94, INK.forest) +
    d.times(4, (index) => d.box(340 + index * 38, 236, 10, 108, INK.snow)) +
    d.polygon(
      [
        [322, 238],
        [400, 206],
        [478, 238],
      ],
      INK.stone,
    ) +
    d.box(330, 340, 140, 10, INK.stone) +
    d.shape('M330 350h140l60 100H270z', INK.sand) +
    d.cypress(160, 352, 120) +
    d.cypress(640, 352, 120) +
    d.tree(90, 366, 2.2) +
    d.tree(716, 366, 2.2, INK.leaf),
  drone: () =>
    d.sky(INK.clear) +
    hills() +
    d.field(
      d.below([
        [0, 330],
        [400, 300],
        [800, 330],
      ]),
      INK.leaf,
      INK.forest,
      { to: [400, 260], width: 8, gap: 58 },
    ) +
    d.faint(
      0.35,
      d.polygon(
        [
          [400, 170],
          [250, 420],
          [550, 420],
        ],
        INK.snow,
      ),
    ) +
    d.drone(400, 150, 1.9) +
    d.person(690, 420, 1.6, INK.terracotta, { hat: INK.wheat }),
  'satellite-di-notte': () =>
    d.sky(INK.night) +
    d.stars(46, 3) +
    d.disc(400, 900, 640, INK.forest) +
    d.disc(400, 900, 640, 'none', ` stroke="${INK.hill}" stroke-width="4" opacity=".7"`) +
    d.within(
      'M-240 900a640 640 0 0 1 1280 0z',
      d.straightField('M120 300L330 262L300 460H40z', INK.leaf, INK.forest, 100, 16) +
        d.straightField('M330 262H520L560 460H300z', INK.wheatLine, INK.bark, -60, 14) +
        d.straightField('M520 262L720 310L800 460H560z', INK.meadow, INK.forest, 60, 16),
    ) +
    d.faint(
      0.28,
      d.polygon(
        [
          [430, 150],
          [310, 300],
          [520, 290],
        ],
        INK.grain,
      ),
    ) +
    d.satellite(440, 112, 1.1),
  agrivoltaico: () =>
    d.sky(INK.day) +
    d.sun(120, 86, 34) +
    hills() +
    d.ridge(
      [
        [0, 310],
        [800, 300],
      ],
      INK.meadow,
    ) +
    d.times(5, (index) => d.panel(30 + index * 158, 330, 110)) +
    d.times(4, (index) => d.panel(90 + index * 190, 420, 150)) +
    d.sheep(190, 400, 1.1) +
    d.sheep(400, 376, 1) +
    d.sheep(610, 424, 1.3, INK.paper, true) +
    d.sheep(320, 440, 1.3),
  eolico: () =>
    d.sky(INK.clear) +
    d.cloud(560, 90, 1.2) +
    d.cloud(170, 130, 0.8) +
    d.turbine(180, 270, 150, 10) +
    d.turbine(330, 240, 130, 50) +
    d.turbine(620, 250, 170, 80) +
    rolling(INK.far, INK.hill) +
    d.field(ground, INK.wheat, INK.wheatLine, { to: [360, 240] }) +
    d.tree(720, 322, 1.1) +
    d.tree(760, 320, 0.9, INK.leaf),
  'dentro-la-serra': () =>
    d.sky(INK.clear) +
    d.times(5, (index) =>
      d.line(
        `M${-160 + index * 60} 460C${-160 + index * 60} ${-220 + index * 92} ${960 - index * 60} ${-220 + index * 92} ${960 - index * 60} 460`,
        INK.hill,
        8 - index,
      ),
    ) +
    d.line('M400 20V180M180 90L340 200M620 90L460 200', INK.hill, 3) +
    d.shape('M330 260H470L640 450H160z', INK.sand) +
    [0, 1]
      .map((side) =>
        d.at(
          side * 800,
          0,
          1,
          d.shape('M0 450L330 260V230L0 350z', INK.bark) +
            d.times(7, (index) =>
              d.at(
                20 + index * 50,
                372 - index * 22,
                1.5 - index * 0.16,
                d.disc(-14, -18, 17, INK.leaf) +
                  d.disc(14, -20, 17, INK.forest) +
                  d.disc(0, -34, 18, INK.meadow) +
                  d.disc(-8, -22, 6, INK.terracotta) +
                  d.disc(12, -30, 6, INK.terracotta) +
                  d.disc(4, -14, 5, INK.grain),
              ),
            ),
          side === 1,
        ),
      )
      .join(''),
  vivaio: () =>
    d.sky(INK.paper) +
    d.greenhouse(90, 280, 300, 190) +
    d.greenhouse(420, 280, 300, 190) +
    d.box(0, 280, 800, 170, INK.far) +
    d.times(3, (row) =>
      d.times(9, (index) =>
        d.at(
          60 + index * 86 + (row % 2) * 36,
          330 + row * 52,
          0.8 + row * 0.2,
          d.shape('M-14 0l-5-24h38l-5 24z', INK.earth) +
            d.shape(
              'M0-24c-20-6-22-22-14-30c8 4 14 14 14 30zM0-24c20-6 24-24 14-36c-10 6-14 18-14 36z',
              row % 2 === 0 ? INK.leaf : INK.forest,
            ),
        ),
      ),
    ),
  vendemmia: () =>
    d.sky(INK.dusk) +
    d.sun(150, 110, 36, '#d98e4a') +
    hills(INK.far, INK.olive) +
    d.vineRow(60, 300, 16, 1, INK.plum) +
    d.ridge(
      [
        [0, 300],
        [800, 300],
      ],
      INK.earth,
    ) +
    d.vineRow(40, 372, 10, 1.8, INK.plum) +
    d.person(420, 398, 1.7, INK.terracotta, { hat: INK.wheat }) +
    d.crate(470, 442, 130, INK.plum) +
    d.crate(120, 440, 120, INK.plum),
  'ramo-di-olivo': () =>
    d.sky(INK.clear) +
    d.ridge(
      [
        [0, 330],
        [300, 300],
        [800, 350],
      ],
      INK.far,
    ) +
    d.ridge(
      [
        [0, 390],
        [400, 360],
        [800, 400],
      ],
      INK.hill,
    ) +
    d.line('M-20 120C180 150 420 130 720 250', INK.bark, 12) +
    d.times(13, (index) => {
      const x = 40 + index * 52;
      const y = 134 + (index > 6 ? (index - 6) * 15 : 0) - 4;
      const up = index % 2 === 0 ? -1 : 1;
      return (
        d.at(
          x,
          y,
          1,
          d.turned(
            up * 38,
            d.shape('M0 0c10-16 40-16 78 0c-38 14-68 14-78 0z', index % 3 === 0 ? INK.olive : INK.meadow),
          ),
        ) +
        (index % 2 === 0
          ? ''
          : d.line(`M${x + 14} ${y + 4}v26`, INK.bark, 2) +
            d.oval(x + 14, y + 48, 14, 20, index % 4 === 1 ? INK.forest : '#5d4a66') +
            d.oval(x + 10, y + 42, 3, 6, INK.far))
      );
    }),
  'frutteto-in-fiore': () =>
    d.sky(INK.day) +
    hills(INK.far, INK.hill) +
    d.ridge(
      [
        [0, 300],
        [800, 290],
      ],
      INK.meadow,
    ) +
    d.times(6, (index) => d.tree(60 + index * 138, 330, 1.7, INK.rose, INK.bark)) +
    d.times(5, (index) => d.tree(110 + index * 160, 410, 2.5, index % 2 === 0 ? '#f3dcd6' : INK.rose, INK.bark)) +
    d.times(40, (index) => d.disc((index * 97) % 800, 410 + ((index * 37) % 40), 2.6, INK.snow)),
  castagneto: () =>
    d.sky(INK.dawn) +
    mountains(INK.far, INK.far) +
    d.ridge(
      [
        [0, 270],
        [400, 240],
        [800, 280],
      ],
      '#d9a45b',
    ) +
    d.times(11, (index) =>
      d.tree(
        30 + index * 76,
        300 - (index % 3) * 12,
        1.5,
        ['#c97b3a', INK.wheatLine, INK.terracotta][index % 3] ?? INK.earth,
        INK.bark,
      ),
    ) +
    d.ridge(
      [
        [0, 320],
        [400, 304],
        [800, 330],
      ],
      INK.earth,
    ) +
    d.times(5, (index) =>
      d.tree(
        80 + index * 165,
        410,
        2.5,
        [INK.wheatLine, '#c97b3a', INK.terracotta, INK.grain, '#c97b3a'][index] ?? INK.earth,
        INK.bark,
      ),
    ) +
    d.times(26, (index) =>
      d.oval((index * 131) % 800, 414 + ((index * 53) % 34), 5, 3, index % 2 === 0 ? INK.grain : INK.terracotta),
    ),
  lavanda: () =>
    d.sky(INK.dawn) +
    d.sun(600, 110, 36) +
    hills() +
    d.field(ground, INK.plum, '#6f6182', { to: [420, 250], width: 9, gap: 62 }) +
    d.house(190, 300, 110, INK.sand) +
    d.cypress(160, 304, 90) +
    d.cypress(330, 306, 76),
  neve: () =>
    d.sky(INK.ice) +
    mountains('#c4d4da') +
    d.ridge(
      [
        [0, 290],
        [260, 250],
        [540, 300],
        [800, 254],
      ],
      INK.snow,
    ) +
    d.fir(90, 300, 90) +
    d.fir(140, 310, 120, INK.pine) +
    d.fir(680, 296, 110) +
    d.fir(736, 306, 90, INK.pine) +
    d.barn(300, 340, 190) +
    d.shape('M292 250l36-44l66-24l66 24l38 44l-8 4l-40-42l-56-20l-56 20l-38 42z', INK.snow) +
    d.ridge(
      [
        [0, 350],
        [400, 330],
        [800, 360],
      ],
      '#f4f8f9',
    ) +
    d.fence(60, 400, 6, 34) +
    d.fence(540, 404, 6, 34) +
    d.times(46, (index) => d.disc((index * 139) % 800, (index * 83) % 430, 2 + (index % 3), INK.snow)),
  pioggia: () =>
    d.sky('#c9d6d8') +
    d.cloud(180, 90, 1.6, '#eef2f2') +
    d.cloud(420, 76, 2, '#dfe7e8') +
    d.cloud(660, 96, 1.5, '#eef2f2') +
    d.times(60, (index) => d.line(`M${(index * 67) % 800} ${130 + ((index * 41) % 220)}l-7 24`, INK.snow, 2.2)) +
    hills('#b5c7a5', INK.olive) +
    d.field(ground, INK.leaf, INK.forest, { to: [300, 250], width: 8, gap: 60 }) +
    d.oval(250, 410, 90, 12, INK.water) +
    d.oval(600, 390, 70, 9, INK.water) +
    d.tree(700, 330, 1.8),
  'reti-antigrandine': () =>
    d.sky(INK.day) +
    hills() +
    d.ridge(
      [
        [0, 306],
        [800, 300],
      ],
      INK.meadow,
    ) +
    d.times(
      8,
      (index) =>
        d.tree(60 + index * 100, 372, 1.7, INK.leaf, INK.bark) +
        d.disc(50 + index * 100, 326, 5, INK.terracotta) +
        d.disc(72 + index * 100, 316, 5, INK.terracotta) +
        d.disc(64 + index * 100, 338, 5, INK.terracotta),
    ) +
    d.times(9, (index) => d.box(8 + index * 98, 220, 6, 170, INK.bark)) +
    d.faint(
      0.72,
      d.times(8, (index) => d.shape(`M${10 + index * 98} 220q49 30 98 0v-6q-49-44-98 0z`, INK.snow)),
    ) +
    d.ridge(
      [
        [0, 390],
        [800, 386],
      ],
      INK.leaf,
    ),
  siepe: () =>
    d.sky(INK.clear) +
    d.sun(680, 80, 28) +
    hills() +
    d.field(
      d.below([
        [0, 320],
        [800, 310],
      ]),
      INK.wheat,
      INK.wheatLine,
      { to: [380, 240] },
    ) +
    d.times(15, (index) =>
      d.disc(
        20 + index * 56,
        372 - (index % 3) * 10,
        40 + (index % 4) * 5,
        [INK.forest, INK.leaf, INK.meadow][index % 3] ?? INK.leaf,
      ),
    ) +
    d.times(34, (index) =>
      d.disc((index * 71) % 800, 336 + ((index * 29) % 60), 4.4, index % 3 === 0 ? INK.terracotta : INK.snow),
    ) +
    d.ridge(
      [
        [0, 412],
        [800, 406],
      ],
      INK.meadow,
    ) +
    d.times(8, (index) => d.flower(50 + index * 100, 450, 28, index % 2 === 0 ? INK.plum : INK.snow)),
  'prato-fiorito': () =>
    d.sky(INK.day) +
    d.cloud(620, 80, 1) +
    hills() +
    d.ridge(
      [
        [0, 310],
        [800, 300],
      ],
      INK.hill,
    ) +
    d.times(24, (index) =>
      d.flower(
        16 + index * 34,
        340 + (index % 4) * 12,
        30,
        [INK.snow, INK.rose, INK.grain][index % 3] ?? INK.snow,
        INK.earth,
      ),
    ) +
    d.ridge(
      [
        [0, 380],
        [800, 376],
      ],
      INK.meadow,
    ) +
    d.times(13, (index) =>
      d.flower(
        30 + index * 62,
        460,
        74 + (index % 4) * 16,
        [INK.plum, INK.snow, INK.terracotta, INK.rose][index % 4] ?? INK.snow,
      ),
    ) +
    d.bee(250, 200, 1.4) +
    d.bee(520, 240, 1.1) +
    d.bee(390, 160, 0.9),
  zucche: () =>
    d.sky(INK.dusk) +
    d.sun(640, 130, 40, '#d98e4a') +
    rolling(INK.far, INK.olive) +
    d.field(ground, INK.bark, INK.earthLine, { to: [500, 260], width: 5, gap: 60 }) +
    [
      [120, 390, 1.2],
      [260, 372, 0.9],
      [380, 410, 1.5],
      [540, 380, 1.1],
      [690, 412, 1.5],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        d.at(
          x,
          y,
          size,
          d.oval(-18, -18, 18, 24, '#c97b3a') +
            d.oval(18, -18, 18, 24, '#c97b3a') +
            d.oval(0, -18, 20, 26, '#dd9348') +
            d.shape('M-4-40c0-10 4-14 10-14v8c-2 0-3 2-3 8z', INK.leaf) +
            d.shape('M6-44c14-8 26 0 28 10c-12 2-22-2-28-10z', INK.leaf),
        ),
      )
      .join(''),
  stalla: () =>
    d.sky(INK.sand) +
    d.shape('M0 0H800V40L400 120L0 40z', INK.bark) +
    d.shape('M0 60L400 140L800 60V300H0z', INK.dawn) +
    d.times(5, (index) => d.box(70 + index * 158, 60, 16, 300, INK.earth)) +
    d.times(4, (index) => d.box(112 + index * 160, 160, 90, 60, INK.day, 4)) +
    d.box(0, 300, 800, 150, INK.wheat) +
    d.cow(180, 372, 1.5) +
    d.cow(350, 366, 1.5, INK.snow, INK.bark) +
    d.cow(530, 372, 1.5, '#b9724a', INK.paper) +
    d.cow(690, 366, 1.5, INK.snow, INK.slate) +
    d.line('M0 330H800M0 366H800', INK.slate, 7) +
    d.times(9, (index) => d.line(`M${40 + index * 96} 318v86`, INK.slate, 7)) +
    d.times(26, (index) => d.line(`M${(index * 31) % 800} ${440 - (index % 4) * 5}l22-8`, INK.wheatLine, 3)),
  caseificio: () =>
    d.sky(INK.sand) +
    d.times(
      3,
      (shelf) =>
        d.box(40, 130 + shelf * 106, 720, 12, INK.bark) +
        d.times(9, (index) => {
          const x = 52 + index * 79;
          const fill = [INK.grain, INK.wheat, INK.wheatLine][(index + shelf) % 3] ?? INK.grain;
          return d.box(x, 82 + shelf * 106, 68, 48, fill, 12) + d.oval(x + 34, 86 + shelf * 106, 32, 7, INK.sand);
        }),
    ) +
    d.box(40, 60, 12, 360, INK.bark) +
    d.box(748, 60, 12, 360, INK.bark) +
    d.box(0, 408, 800, 42, INK.stone) +
    d.person(400, 404, 2.2, INK.snow, { hat: INK.snow }),
  frantoio: () =>
    d.sky(INK.dawn) +
    d.shape('M0 80Q200-40 400 80T800 80V0H0z', INK.stone) +
    d.box(0, 380, 800, 70, INK.stone) +
    d.oval(400, 380, 210, 42, INK.slate) +
    d.oval(400, 366, 210, 42, INK.stone) +
    d.oval(400, 362, 180, 32, '#5d4a66') +
    d.box(392, 110, 16, 250, INK.bark) +
    d.box(250, 250, 300, 14, INK.bark) +
    d.disc(300, 282, 78, '#ddd3bd') +
    d.disc(300, 282, 56, INK.stone) +
    d.disc(300, 282, 12, INK.bark) +
    d.disc(500, 282, 78, '#ddd3bd') +
    d.disc(500, 282, 56, INK.stone) +
    d.disc(500, 282, 12, INK.bark) +
    d.shape('M620 430l-14-70h88l-14 70z', INK.water) +
    d.box(612, 388, 76, 42, INK.grain) +
    d.crate(60, 436, 150, INK.forest),
  cantina: () =>
    d.sky('#5a3d2e') +
    d.shape('M0 450V180C120 20 680 20 800 180V450z', '#7a5238') +
    d.shape('M120 450V220C200 100 600 100 680 220V450z', '#8d6243') +
    d.times(6, (index) => {
      const x = 110 + (index % 3) * 230 + (index < 3 ? 0 : 58);
      const y = index < 3 ? 350 : 220;
      return index === 5
        ? ''
        : d.disc(x + 60, y, 72, INK.bark) +
            d.disc(x + 60, y, 62, INK.wheatLine) +
            d.line(
              `M${x + 36} ${y - 56}V${y + 56}M${x + 60} ${y - 62}V${y + 62}M${x + 84} ${y - 56}V${y + 56}`,
              INK.earth,
              2.4,
            ) +
            d.disc(x + 60, y + 30, 7, INK.night);
    }) +
    d.box(0, 416, 800, 34, '#4a3325') +
    d.sun(400, 60, 12),
  mulino: () =>
    d.sky(INK.clear) +
    d.cloud(640, 80, 1) +
    hills() +
    d.house(330, 336, 220, INK.stone) +
    d.at(
      310,
      300,
      1,
      d.disc(0, 0, 76, 'none', ` stroke="${INK.bark}" stroke-width="10"`) +
        d.times(8, (index) =>
          d.turned(index * 45, d.line('M0 0V-76', INK.bark, 6) + d.box(-12, -90, 24, 16, INK.bark)),
        ) +
        d.disc(0, 0, 10, INK.slate),
    ) +
    d.shape('M0 340C200 330 300 352 420 372S700 400 800 380V450H0z', INK.water) +
    d.line('M40 370q120-12 220 10M300 410q160-20 320 6', INK.snow, 3) +
    d.tree(640, 350, 2.4) +
    d.tree(720, 362, 1.9, INK.leaf) +
    d.tree(110, 336, 1.7),
  strada: () =>
    d.sky(INK.dawn) +
    d.sun(400, 150, 40) +
    rolling() +
    d.field(
      d.below([
        [0, 320],
        [400, 280],
        [800, 320],
      ]),
      INK.meadow,
      INK.meadowLine,
      { to: [400, 240] },
    ) +
    d.shape('M396 284C420 310 340 330 380 360S560 400 520 450H260C300 400 330 380 330 352S388 310 388 284z', INK.sand) +
    d.times(5, (index) => d.cypress(352 - index * 34, 304 + index * 26, 60 + index * 22)) +
    d.times(5, (index) => d.cypress(440 + index * 46, 304 + index * 26, 60 + index * 22)) +
    d.house(560, 290, 70),
  notte: () =>
    d.sky(INK.night) +
    d.stars(60, 9) +
    d.sun(620, 100, 30, INK.sand) +
    d.ridge(
      [
        [0, 240],
        [240, 200],
        [520, 250],
        [800, 210],
      ],
      INK.pine,
    ) +
    d.ridge(
      [
        [0, 300],
        [300, 260],
        [800, 300],
      ],
      '#164c36',
    ) +
    d.field(ground, INK.forest, '#164c36', { to: [300, 240], width: 7, gap: 56 }) +
    d.house(500, 330, 120, INK.stone, INK.bark) +
    d.box(516, 285, 18, 18, INK.grain) +
    d.box(588, 285, 18, 18, INK.grain) +
    d.cypress(470, 336, 100, INK.night) +
    d.cypress(660, 336, 90, INK.night),
  nebbia: () =>
    d.sky(INK.sand) +
    d.sun(240, 150, 44, INK.wheat) +
    d.faint(
      0.5,
      d.times(7, (index) => d.poplar(60 + index * 120, 270, 120, INK.olive)),
    ) +
    d.faint(0.7, d.box(0, 240, 800, 50, INK.paper, 24)) +
    d.times(5, (index) => d.poplar(120 + index * 160, 340, 170, INK.meadow)) +
    d.faint(0.75, d.box(-20, 318, 840, 46, INK.paper, 22)) +
    d.field('M0 370H800V450H0z', INK.hill, INK.meadow, { to: [400, 340] }),
  documenti: () =>
    d.sky(INK.clear) +
    d.box(0, 320, 800, 130, INK.earth) +
    d.box(0, 320, 800, 12, INK.earthLine) +
    d.sheet(250, 226, 1.6, -8) +
    d.sheet(400, 210, 1.7, 3, INK.grain) +
    d.sheet(556, 228, 1.6, 10, INK.terracotta) +
    d.shape('M160 400l30-120h420l30 120z', INK.forest) +
    d.shape('M176 280h150l20-22h120l18 22z', INK.leaf) +
    d.at(
      680,
      330,
      1.3,
      d.box(-8, -66, 16, 30, INK.bark, 8) +
        d.box(-24, -40, 48, 16, INK.bark, 4) +
        d.box(-30, -24, 60, 14, INK.slate, 3),
    ),
  mappa: () =>
    d.sky(INK.sand) +
    d.at(
      400,
      230,
      1,
      d.turned(
        -5,
        d.box(-290, -170, 580, 340, INK.paper, 6) +
          `<svg x="-276" y="-156" width="552" height="312" viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice">${d.parcels(23)}</svg>` +
          d.faint(0.25, d.line('M-96-170V170M96-170V170', INK.night, 3)),
      ),
    ) +
    d.pin(300, 200, 1.5) +
    d.pin(500, 280, 1.1, INK.forest) +
    d.pin(560, 160, 1, INK.grain) +
    d.at(
      660,
      360,
      1.2,
      d.disc(0, 0, 56, INK.snow, ` stroke="${INK.pine}" stroke-width="12" fill-opacity=".5"`) +
        d.line('M42 42L90 90', INK.pine, 18),
    ),
  telefono: () =>
    d.sky(INK.clear) +
    d.sun(120, 90, 30) +
    hills() +
    d.field(ground, INK.wheat, INK.wheatLine, { to: [200, 250] }) +
    d.at(
      480,
      470,
      1,
      d.shape('M-120 0c-10-90 10-150 30-190l40-90l190 40l10 240z', '#c98f68') +
        d.box(-70, -390, 190, 330, INK.night, 22) +
        `<svg x="-58" y="-372" width="166" height="290" viewBox="30 0 70 120" preserveAspectRatio="xMidYMid slice">${d.parcels(31)}</svg>` +
        d.pin(30, -210, 1.3) +
        d.shape('M96-120c30-20 60 0 50 30l-20 90h-60z', '#b97f5a') +
        d.shape('M-92-200c-30 10-34 50-10 60l40-10v-60z', '#b97f5a'),
    ),
  pagamenti: () =>
    d.sky(INK.dawn) +
    hills() +
    d.ridge(
      [
        [0, 330],
        [800, 320],
      ],
      INK.meadow,
    ) +
    [
      [180, 4],
      [290, 7],
      [400, 10],
      [510, 13],
      [620, 16],
    ]
      .map(
        ([x = 0, count = 0]) =>
          d.times(
            count,
            (index) =>
              d.oval(x, 396 - index * 17, 46, 15, INK.wheatLine) + d.oval(x, 390 - index * 17, 46, 15, INK.grain),
          ) +
          d.at(
            x,
            390 - count * 17,
            1,
            d.shape('M0 10c-16-8-20-24-12-36c10 6 14 20 12 36zM0 10c14-10 22-26 14-42c-12 8-16 24-14 42z', INK.leaf),
          ),
      )
      .join(''),
  'giovani-agricoltori': () =>
    d.sky(INK.day) +
    d.sun(650, 90, 34) +
    rolling() +
    d.field(ground, INK.leaf, INK.forest, { to: [420, 250], width: 8, gap: 58 }) +
    d.person(330, 396, 2.1, INK.terracotta, { hat: INK.wheat }) +
    d.person(430, 400, 2.1, INK.day, { hair: INK.night, skin: '#a86f4c' }) +
    d.crate(480, 440, 130, INK.grain) +
    d.crate(170, 440, 120, INK.meadow),
  'visita-in-campo': () =>
    d.sky(INK.paper) +
    d.cloud(610, 80, 0.9, INK.clear) +
    hills() +
    d.vineRow(40, 310, 17, 1) +
    d.ridge(
      [
        [0, 312],
        [800, 306],
      ],
      INK.hill,
    ) +
    [
      [200, INK.forest, ''],
      [280, INK.grain, INK.wheat],
      [350, INK.plum, ''],
      [420, INK.earth, INK.paper],
      [560, INK.terracotta, INK.wheat],
    ]
      .map(([x, coat, hat], index) =>
        d.person(Number(x), 386 + (index % 2) * 12, 1.7, String(coat), {
          hat: String(hat),
          hair: index % 2 === 0 ? INK.bark : INK.night,
        }),
      )
      .join('') +
    d.sheet(508, 330, 0.36, 8),
  pollaio: () =>
    d.sky(INK.clear) +
    d.sun(120, 84, 28) +
    hills() +
    d.barn(480, 330, 200, INK.earth) +
    d.tree(120, 340, 2.2) +
    d.ridge(
      [
        [0, 330],
        [800, 326],
      ],
      INK.meadow,
    ) +
    d.fence(40, 356, 9, 44) +
    d.hen(180, 410, 1.5) +
    d.hen(300, 430, 1.8, INK.earth) +
    d.hen(430, 404, 1.4, INK.wheat) +
    d.hen(560, 428, 1.8) +
    d.hen(690, 408, 1.5, INK.bark) +
    d.times(20, (index) => d.disc((index * 61) % 800, 436 + ((index * 7) % 12), 2, INK.wheat)),
};
