import { describe, expect, it } from 'vitest';
import { calendarSubscription } from '#core/formatting/calendar-subscription.ts';

describe('calendarSubscription', () => {
  it('[TERM-04] should be a link that calendars open and the address to copy, where the portal has a public origin, and none else', () => {
    expect(calendarSubscription('https://p.example', '/api/exports/scadenze.ics?dove=puglia')).toEqual({
      link: 'webcal://p.example/api/exports/scadenze.ics?dove=puglia',
      address: 'https://p.example/api/exports/scadenze.ics?dove=puglia',
    });
    expect(calendarSubscription('https://p.example', 'https://api.example/v1/exports/scadenze.ics')?.link).toBe(
      'webcal://api.example/v1/exports/scadenze.ics',
    );
    expect(calendarSubscription('http://127.0.0.1:8080', '/api/exports/scadenze.ics')).toBeUndefined();
  });
});
