/** What ends in a company file is pointed out within so many days: on the desks, in the lists of a centre, in their words (PAGE-28, PAGE-30). */
export const EXPIRY_HORIZON_DAYS = 60;
