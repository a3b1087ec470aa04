import { SCENES } from './scenes.ts';
import * as d from './shapes.ts';
import { INK } from './shapes.ts';

/** A short film: its shots one after the other, and what its captions say during each of them. */
export interface Film {
  readonly name: string;
  /** A shot at a moment from 0 to 1, and the sentence that goes with it. */
  readonly shots: readonly { readonly draw: (moment: number) => string; readonly says: string }[];
  /** The moment of the film, from 0 to 1, that its poster shows. */
  readonly poster: number;
}

export const SHOT_SECONDS = 5;
const FADE = 0.12;

/** What a film shows at a moment from 0 to 1: a shot, and the beginning of the next one over its end. */
export const frameOf = ({ shots }: Film, moment: number): string => {
  const place = Math.min(moment * shots.length, shots.length - 0.001);
  const index = Math.floor(place);
  const within = place - index;
  const next = shots[index + 1];
  const shown = shots[index]?.draw(within) ?? '';
  if (next === undefined || within < 1 - FADE) return shown;
  return shown + d.faint(Math.round(((within - 1 + FADE) / FADE) * 100) / 100, next.draw(0));
};

/** The captions of a film, as browsers read them. */
export const captionsOf = ({ shots }: Film): string => {
  const clock = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;
  return [
    'WEBVTT',
    ...shots.map(
      ({ says }, index) =>
        `${clock(index * SHOT_SECONDS + 0.2)} --> ${clock((index + 1) * SHOT_SECONDS - 0.2)}\n${says}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
};

// Helpers

const scene = (name: string): string => SCENES[name]?.() ?? '';
const eased = (moment: number): number => moment * moment * (3 - 2 * moment);
/** How far something is that begins and ends within a shot. */
const during = (moment: number, from: number, to: number): number =>
  eased(Math.min(1, Math.max(0, (moment - from) / (to - from))));
/** A slow move of the eye towards a point. */
const nearing = (moment: number, x: number, y: number, inner: string, by = 0.1): string => {
  const scale = 1 + by * eased(moment);
  return `<g transform="translate(${(x * (1 - scale)).toFixed(2)} ${(y * (1 - scale)).toFixed(2)}) scale(${scale.toFixed(4)})">${inner}</g>`;
};
const hills =
  d.ridge(
    [
      [0, 240],
      [220, 205],
      [520, 238],
      [800, 195],
    ],
    INK.far,
  ) +
  d.ridge(
    [
      [0, 290],
      [260, 262],
      [560, 292],
      [800, 258],
    ],
    INK.hill,
  );
const tick = (x: number, y: number, moment: number): string =>
  d.at(
    x,
    y,
    0.2 + moment * 0.8,
    d.faint(moment, d.disc(0, 0, 44, INK.forest) + d.line('M-20 2l14 16l26-32', INK.snow, 10)),
  );
const van = (x: number, y: number): string =>
  d.at(
    x,
    y,
    1.3,
    d.box(-90, -86, 120, 76, INK.paper, 6) +
      d.shape('M34-66h36l26 30v26h-62z', INK.forest) +
      d.shape('M44-58h22l18 22h-40z', INK.water) +
      d.box(-90, -30, 186, 8, INK.grain) +
      d.disc(-50, -6, 18, INK.night) +
      d.disc(-50, -6, 8, INK.stone) +
      d.disc(62, -6, 18, INK.night) +
      d.disc(62, -6, 8, INK.stone) +
      d.crate(-66, -40, 66, INK.terracotta),
  );

export const FILMS: readonly Film[] = [
  {
    name: 'eco-schemi',
    poster: 0.9,
    shots: [
      {
        says: 'Chi fa vivere meglio gli animali, con pascolo e meno farmaci, può aderire al primo regime.',
        draw: (m) =>
          d.sky(INK.day) +
          d.cloud(140 + m * 90, 84, 1) +
          d.cloud(600 + m * 60, 70, 0.7) +
          hills +
          d.ridge(
            [
              [0, 320],
              [300, 296],
              [800, 330],
            ],
            INK.meadow,
          ) +
          d.fence(20, 332, 20) +
          d.cow(190 + m * 70, 402, 1.6) +
          d.cow(560 - m * 60, 372, 1.2, '#b9724a', INK.paper, true) +
          d.cow(560 + m * 50, 424, 1.5, INK.snow, INK.bark),
      },
      {
        says: 'Il secondo premia l’erba fra i filari di viti, olivi e frutteti: il suolo resta coperto tutto l’inverno.',
        draw: (m) =>
          d.sky(INK.clear) +
          d.sun(650, 120 - m * 30, 32) +
          hills +
          d.vineRow(50, 310, 16, 1) +
          d.ridge(
            [
              [0, 312],
              [800, 306],
            ],
            INK.earth,
          ) +
          d.vineRow(30, 392, 10, 1.9) +
          d.times(90, (index) =>
            d.line(
              `M${index * 9} 452v${(-(20 + ((index * 37) % 34)) * during(m, 0.1, 0.9)).toFixed(1)}`,
              index % 3 === 0 ? INK.leaf : INK.meadow,
              5,
            ),
          ),
      },
      {
        says: 'Il terzo riguarda gli olivi che disegnano il paesaggio: si potano, non si espiantano.',
        draw: (m) => nearing(m, 300, 300, scene('terrazze'), 0.16),
      },
      {
        says: 'Il quarto chiede di alternare le colture: dopo il grano una leguminosa, sulla stessa parcella.',
        draw: (m) =>
          scene('mosaico-di-campi') +
          d.faint(
            during(m, 0.25, 0.75),
            d.straightField('M-10-10H250L190 190L-10 210z', INK.leaf, INK.forest, 120, 16, 5) +
              d.straightField('M520 330L810 310V460H540z', INK.meadow, INK.leaf, -300, 14) +
              d.straightField('M520-10H810V130L500 160z', INK.wheat, INK.wheatLine, 60, 14) +
              d.line(
                'M250-10L190 190M520-10L500 160M-10 210L190 190M500 160L810 130M520 330L810 310M520 330L540 460',
                INK.sand,
                9,
              ),
          ),
      },
      {
        says: 'Il quinto fa spazio ai fiori per le api. Gli impegni durano un anno: ogni primavera si sceglie di nuovo.',
        draw: (m) =>
          d.sky(INK.day) +
          d.cloud(620 - m * 50, 80, 1) +
          hills +
          d.ridge(
            [
              [0, 350],
              [800, 340],
            ],
            INK.meadow,
          ) +
          d.times(13, (index) =>
            d.flower(
              30 + index * 62,
              460,
              (40 + (index % 4) * 18) * (0.4 + 0.6 * during(m, index * 0.03, 0.5 + index * 0.03)) + 20,
              [INK.plum, INK.snow, INK.terracotta, INK.rose][index % 4] ?? INK.snow,
            ),
          ) +
          d.times(4, (index) =>
            d.bee(120 + index * 170 + Math.sin(m * 6 + index) * 60, 250 + Math.cos(m * 8 + index * 2) * 34, 1.3),
          ),
      },
    ],
  },
  {
    name: 'occhi-sul-campo',
    poster: 0.5,
    shots: [
      {
        says: 'Ogni cinque giorni i satelliti passano sopra i campi di tutta Italia.',
        draw: (m) =>
          d.sky(INK.night) +
          d.stars(46, 3) +
          d.disc(400, 900, 640, INK.forest) +
          d.within(
            'M-240 900a640 640 0 0 1 1280 0z',
            d.straightField('M120 300L330 262L300 460H40z', INK.leaf, INK.forest, 100, 16) +
              d.straightField('M330 262H520L560 460H300z', INK.wheatLine, INK.bark, -60, 14) +
              d.straightField('M520 262L720 310L800 460H560z', INK.meadow, INK.forest, 60, 16),
          ) +
          d.faint(
            0.26,
            d.polygon(
              [
                [150 + m * 500, 150 - Math.sin(m * 3) * 30],
                [60 + m * 480, 330],
                [260 + m * 480, 330],
              ],
              INK.grain,
            ),
          ) +
          d.satellite(150 + m * 500, 130 - Math.sin(m * 3) * 30, 1),
      },
      {
        says: 'Da lassù si vede come cambia il colore di ogni parcella: arato, seminato, verde, maturo.',
        draw: (m) =>
          scene('mosaico-di-campi') +
          d.faint(
            0.34,
            d.polygon(
              [
                [-200 + m * 1100, -10],
                [-60 + m * 1100, -10],
                [-120 + m * 1100, 460],
                [-260 + m * 1100, 460],
              ],
              INK.snow,
            ),
          ),
      },
      {
        says: 'Un programma riconosce la coltura e la confronta con quella dichiarata nella domanda.',
        draw: (m) =>
          nearing(
            m,
            360,
            240,
            scene('mosaico-di-campi') +
              d.shape('M250-10H520L500 160L190 190z', INK.wheat, ` opacity="${during(m, 0.1, 0.5).toFixed(2)}"`) +
              `<path d="M250-10H520L500 160L190 190z" fill="none" stroke="${INK.terracotta}" stroke-width="${(6 + Math.sin(m * 18) * 3).toFixed(1)}"/>`,
            0.2,
          ),
      },
      {
        says: 'Se qualcosa non torna, l’agricoltore riceve un avviso e può rispondere con una foto dal campo.',
        draw: (m) =>
          scene('telefono') +
          d.faint(during(m, 0.55, 0.62) - during(m, 0.62, 0.75), d.box(0, 0, 800, 450, INK.snow)) +
          tick(660, 130, during(m, 0.75, 0.95)),
      },
      {
        says: 'Così le visite in azienda servono solo quando le immagini non bastano, e i pagamenti partono prima.',
        draw: (m) => nearing(m, 560, 220, scene('scrivania-mappa'), 0.14) + tick(330, 280, during(m, 0.4, 0.7)),
      },
    ],
  },
  {
    name: 'primo-insediamento',
    poster: 0.95,
    shots: [
      {
        says: 'Hai meno di quarantuno anni e apri la tua prima azienda agricola? Comincia da un’idea e da un terreno.',
        draw: (m) => nearing(m, 400, 260, scene('strada'), 0.18),
      },
      {
        says: 'Apri il fascicolo aziendale con un CAA o da solo: contratti, catasto, conto corrente.',
        draw: (m) =>
          d.at(0, 0, 1, scene('sportello')) +
          d.at(
            420 + during(m, 0.2, 0.7) * 90,
            250 - Math.sin(during(m, 0.2, 0.7) * Math.PI) * 60,
            1,
            d.sheet(0, 0, 0.55, -12 + m * 24),
          ),
      },
      {
        says: 'Scrivi il piano aziendale: che cosa produrrai, quanto investi, chi ti accompagna.',
        draw: (m) =>
          d.sky(INK.clear) +
          d.box(0, 320, 800, 130, INK.earth) +
          d.box(0, 320, 800, 12, INK.earthLine) +
          d.sheet(250, 380 - during(m, 0.05, 0.4) * 154, 1.6, -8) +
          d.sheet(400, 380 - during(m, 0.2, 0.55) * 170, 1.7, 3, INK.grain) +
          d.sheet(556, 380 - during(m, 0.35, 0.7) * 152, 1.6, 10, INK.terracotta) +
          d.shape('M160 400l30-120h420l30 120z', INK.forest) +
          d.shape('M160 400h480v50H160z', INK.earth),
      },
      {
        says: 'La domanda si presenta online. Il premio arriva in due parti: alla concessione e quando il piano è concluso.',
        draw: (m) =>
          d.sky(INK.dawn) +
          hills +
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
            .map(([x = 0, count = 0], column) => {
              const shown = Math.max(1, Math.round(count * during(m, column * 0.1, 0.45 + column * 0.12)));
              return (
                d.times(
                  shown,
                  (index) =>
                    d.oval(x, 396 - index * 17, 46, 15, INK.wheatLine) + d.oval(x, 390 - index * 17, 46, 15, INK.grain),
                ) +
                d.at(
                  x,
                  390 - shown * 17,
                  1,
                  d.shape(
                    'M0 10c-16-8-20-24-12-36c10 6 14 20 12 36zM0 10c14-10 22-26 14-42c-12 8-16 24-14 42z',
                    INK.leaf,
                  ),
                )
              );
            })
            .join(''),
      },
      {
        says: 'Poi si lavora. Per cinque anni l’azienda resta tua, e noi restiamo a disposizione.',
        draw: (m) => nearing(m, 380, 340, scene('giovani-agricoltori'), 0.14),
      },
    ],
  },
  {
    name: 'dispensa-solidale',
    poster: 0.55,
    shots: [
      {
        says: 'Un magazzino è pieno, un altro è vuoto: succede ogni settimana, a pochi chilometri di distanza.',
        draw: (m) => nearing(m, 400, 340, scene('magazzino'), 0.12),
      },
      {
        says: 'Con Dispensa solidale gli enti vedono sulla stessa mappa che cosa avanza e che cosa manca.',
        draw: (m) =>
          scene('mappa') +
          `<path d="M300 200Q420 120 560 160M300 200Q400 300 500 280" fill="none" stroke="${INK.snow}" stroke-width="7" stroke-dasharray="420" stroke-dashoffset="${(420 * (1 - during(m, 0.15, 0.85))).toFixed(1)}"/>`,
      },
      {
        says: 'Chi ha un furgone prenota il viaggio. Il percorso si decide prima di partire.',
        draw: (m) =>
          d.sky(INK.dawn) +
          d.sun(640, 110, 36) +
          hills +
          d.times(9, (index) =>
            d.tree(((index * 130 + 1200 - m * 300) % 1170) - 120, 330, 1.6, index % 2 === 0 ? INK.forest : INK.leaf),
          ) +
          d.box(0, 330, 800, 120, INK.stone) +
          d.times(10, (index) => d.box(((index * 120 + 1400 - m * 640) % 1200) - 160, 408, 60, 6, INK.paper)) +
          van(300 + m * 120, 392 + Math.sin(m * 30) * 1.5),
      },
      {
        says: 'Frutta, latte, pasta e olio arrivano alle mense e agli empori quando sono ancora buoni.',
        draw: (m) => nearing(m, 400, 320, scene('mercato'), 0.12),
      },
      {
        says: 'Ogni consegna è registrata: meno sprechi, e ognuno sa dove è finito il cibo acquistato con denaro pubblico.',
        draw: (m) => nearing(m, 400, 360, scene('cassette'), 0.1) + tick(660, 120, during(m, 0.45, 0.75)),
      },
    ],
  },
];
