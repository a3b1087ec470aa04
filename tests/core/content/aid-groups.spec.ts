import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aidGroups, helpsBelow, regionOfPlan } from '#core/content/aid-groups.ts';
import type { PagePreview } from '#core/content/page.ts';

const preview = (slug: string): PagePreview => ({ slug, title: slug, description: '' });

describe('aidGroups', () => {
  it('[PAGE-39] [MENU-02] should sort aids by fund, and what stands under none apart', () => {
    const { direct, ocm, rural, others } = aidGroups(
      ['pagamenti-diretti/eco-schemi', 'pagamenti-ocm/ocm-vino', 'sviluppo-rurale/lazio', 'aiuti-de-minimis'].map(
        (slug) => preview(`aiuti-e-bandi/${slug}`),
      ),
    );
    expect([direct, ocm, rural, others].map((group) => group.map(({ slug }) => slug.split('/').at(-1)))).toEqual([
      ['eco-schemi'],
      ['ocm-vino'],
      ['lazio'],
      ['aiuti-de-minimis'],
    ]);
  });

  it('should lose no aid and show none twice', () => {
    const anySlug = fc.constantFrom(
      'pagamenti-diretti/',
      'pagamenti-ocm/',
      'sviluppo-rurale/',
      '',
      'pagamenti-diretti',
    );
    fc.assert(
      fc.property(fc.array(anySlug), (roots) => {
        const aids = roots.map((root, index) => preview(`aiuti-e-bandi/${root}${index}`));
        const { direct, ocm, rural, others } = aidGroups(aids);
        expect([...direct, ...ocm, ...rural, ...others].map(({ slug }) => slug).toSorted()).toEqual(
          aids.map(({ slug }) => slug).toSorted(),
        );
      }),
    );
  });
});

describe('helpsBelow', () => {
  it('[PAGE-39] should give the interventions of one aid, not those of one whose name begins alike', () => {
    const helps = ['ocm/vino/vendemmia', 'ocm/vino-dolce/altro'].map(preview);
    expect(helpsBelow(helps, 'ocm/vino').map(({ slug }) => slug)).toEqual(['ocm/vino/vendemmia']);
  });
});

describe('regionOfPlan', () => {
  it.each([
    ['Sviluppo rurale in Abruzzo', 'Abruzzo'],
    ['Sviluppo rurale nel Lazio', 'Lazio'],
    ['Sviluppo rurale nelle Marche', 'Marche'],
    ['Sviluppo rurale in Valle d’Aosta', 'Valle d’Aosta'],
    ['Sviluppo rurale nella Provincia autonoma di Trento', 'Provincia autonoma di Trento'],
    ['Programma delle isole', 'Programma delle isole'],
  ])('[PAGE-39] should read the region of "%s"', (title, region) => {
    expect(regionOfPlan(title)).toBe(region);
  });
});
