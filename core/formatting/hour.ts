/** An hour as one says it: "9" for "09:00", "16:30". */
export const spokenHour = (hour: string): string => {
  const [hours = '', minutes = ''] = hour.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
};

const elided = (hour: string): boolean => /^0?1:/u.test(hour);

/** At an hour: "alle 9", "all’1:30". */
export const atHour = (hour: string): string => `${elided(hour) ? 'all’' : 'alle '}${spokenHour(hour)}`;

/** From an hour to another: "dalle 9 alle 16:30". */
export const fromHourTo = (from: string, to: string): string =>
  `${elided(from) ? 'dall’' : 'dalle '}${spokenHour(from)} ${atHour(to)}`;
