import { describe, expect, it, vi } from 'vitest';
import { Footer, type FooterProps } from '#ui/components/frame/footer.tsx';
import { draw } from '#tests/support/drawn.tsx';

const footer = (more: Partial<FooterProps> = {}) => (
  <Footer
    agency={{ shortName: 'ANPAG', name: 'Agenzia Nazionale Pagamenti Agricoli' }}
    homeTo="/"
    path="/"
    contacts={{
      address: 'Via dei Campi Sereni 12',
      phone: '06 0000 1234',
      certifiedMail: 'protocollo@pec.anpag.example',
      vatNumber: '09000000001',
      taxCode: '90000000001',
    }}
    links={{
      useful: [
        { id: 'siteMap', title: 'Mappa del sito', friendlyUrl: '/mappa-del-sito' },
        { id: 'proclamations', title: 'Pubblici proclami', friendlyUrl: '/pubblici-proclami' },
        { id: 'ministry', title: 'Ministero', externalUrl: 'https://ministero.example', isExternal: true },
      ],
      social: [
        {
          id: 'social-facebook',
          title: 'Facebook',
          externalUrl: 'https://social.example',
          isExternal: true,
          icon: 'it-facebook',
        },
      ],
      assistance: [{ id: 'faq', title: 'Domande frequenti', friendlyUrl: '/supporto/faq' }],
    }}
    demonstration={false}
    {...more}
  />
);

describe('Footer', () => {
  it('[NAV-07] should show the five contacts, phone and certified email as links', () => {
    const page = draw(footer());
    for (const words of [
      'Via dei Campi Sereni 12',
      '06 0000 1234',
      'protocollo@pec.anpag.example',
      '09000000001',
      '90000000001',
    ])
      expect(page.one('address').textContent).toContain(words);
    expect([
      page.named('06 0000 1234').getAttribute('href'),
      page.named('protocollo@pec').getAttribute('href'),
    ]).toEqual(['tel:0600001234', 'mailto:protocollo@pec.anpag.example']);
  });

  it('[NAV-07] should put what the law asks for in a row of its own, and name the social links', () => {
    const page = draw(footer());
    expect(page.all('.it-footer-small-prints a').map((link) => link.textContent)).toEqual(['Mappa del sito']);
    expect(
      page
        .all('.pt-socials a')
        .map((link) => [link.textContent, link.querySelector('use')?.getAttribute('href')?.split('#')[1]]),
    ).toEqual([['Facebook (si apre in una nuova scheda)', 'it-facebook']]);
  });

  it('[NAV-08] should leave out the columns that an audience has no links for', () => {
    const page = draw(footer({ links: { useful: [], social: [], assistance: [] } }));
    expect(page.all('h2').map((title) => title.textContent)).toEqual(['Contatti']);
  });

  it('[PAGE-44] should say where the editors’ pages could not be had, and let them be asked for again', () => {
    const retry = vi.fn<() => void>();
    const page = draw(footer({ onRetry: retry }));
    expect(page.text()).toContain('Altri collegamenti non sono disponibili ora.');
    page.named('Riprova').click();
    expect(retry).toHaveBeenCalledOnce();
    expect(draw(footer()).text()).not.toContain('Riprova');
  });

  it.each([true, false])('[NAV-23] should say that the data are invented only when they are: %s', (demonstration) => {
    expect(draw(footer({ demonstration })).text().includes('dati dimostrativi')).toBe(demonstration);
  });
});
