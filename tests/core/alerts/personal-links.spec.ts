import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertService, AlertLink } from '#core/alerts/alert-service.ts';
import { NO_CHOICES } from '#core/alerts/personal-alerts.ts';
import { withPersonalLinks } from '#core/alerts/personal-links.ts';
import { InMemoryPersonalRegister } from '#tests/support/doubles/personal-alerts.ts';

let now = 0;
const clock = { now: () => now };
const links = { read: (key: string) => JSON.parse(key) as AlertLink };
const others: AlertService = {
  view: async () => ({ kind: 'none' }),
  post: async () => ({ kind: 'expired', view: { kind: 'none' } }),
  unsubscribe: async () => false,
};
let service: AlertService;
let register: InMemoryPersonalRegister;
const ANNA = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' as const };
const ID = 'farmer BNCNNA80A41H501R';
const confirm = (subscription: string): string =>
  JSON.stringify({ kind: 'confirmPersonal', address: ID, subscription, until: 1_000 });
const END = JSON.stringify({ kind: 'endPersonal', address: ID });
const press = (chiave: string, azione: string) =>
  service.post(
    [
      ['chiave', chiave],
      ['azione', azione],
    ],
    'chi',
  );

beforeEach(async () => {
  now = 0;
  register = new InMemoryPersonalRegister(clock);
  await register.save(ANNA, {
    ...NO_CHOICES,
    mail: 'anna@posta.example',
    companies: [{ cuaa: '01234560017', kinds: ['payment'] }],
    hour: 7,
  });
  service = withPersonalLinks(others, register, links, clock);
});

describe('withPersonalLinks', () => {
  it('[PREF-02] should confirm by a press and not by opening, once, and say nothing of what was chosen', async () => {
    const key = confirm('anna@posta.example');
    const view = await service.view(key);
    expect(view).toEqual({
      kind: 'personalConfirm',
      key,
      mail: 'a…a@posta.example',
      isActive: false,
      until: '1970-01-01',
    });
    expect((await register.at(ID))?.confirmedOn).toBeUndefined();
    expect((await press(key, 'conferma')).kind).toBe('confirmed');
    expect((await press(key, 'conferma')).kind).toBe('alreadyActive');
    expect(await service.view(key)).toMatchObject({ isActive: true });
  });

  it('[PREF-02] should let neither an old link confirm, nor that of another address', async () => {
    expect((await service.view(confirm('altra@posta.example'))).kind).toBe('expired');
    expect((await press(confirm('altra@posta.example'), 'conferma')).kind).toBe('expired');
    now = 1_001;
    expect((await press(confirm('anna@posta.example'), 'conferma')).kind).toBe('expired');
    expect((await register.at(ID))?.confirmedOn).toBeUndefined();
  });

  it('[PREF-07] should end all by one press or one request, and leave other links to the others', async () => {
    expect(await service.view(END)).toEqual({ kind: 'personalEnd', key: END, mail: 'a…a@posta.example' });
    expect(await service.unsubscribe(confirm('anna@posta.example'))).toBe(false);
    expect(await press(END, 'termina')).toEqual({ kind: 'ended', view: { kind: 'personalEnded' } });
    expect(await register.at(ID)).toBeUndefined();
    expect(await service.unsubscribe(END)).toBe(true);
    expect((await service.view(JSON.stringify({ kind: 'manage', address: ID }))).kind).toBe('none');
  });
});
