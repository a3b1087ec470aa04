import { entryCalendarAddress } from '#core/catalogue/export.ts';
import { applicationCalendarAddress } from '#core/content/application-calendar.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';
import { italianDay } from './procedure-visit.ts';

// Days as people write them, `dd/mm/yyyy`.

/** Whether the page of a call, read on a day, offers its last day for the calendar (LIST-18). */
export const offersLastDay = (deadline: string, today: string): boolean =>
  entryCalendarAddress(
    aCatalogueItem({ list: 'competitions', deadline: italianDay(deadline) }),
    false,
    italianDay(today),
  ) !== undefined;

/** Whether the page of an aid, read on a day, offers the days for applications for the calendar (PAGE-39). */
export const offersApplicationDays = (opens: string, closes: string, today: string): boolean =>
  applicationCalendarAddress(
    { ...aContentPage('aiuto'), opensOn: italianDay(opens), closesOn: italianDay(closes) },
    italianDay(today),
  ) !== undefined;
