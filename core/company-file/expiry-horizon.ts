/** Days ahead within which expiries of a company file are pointed out: on the desks, in the lists of a centre, in their words (PAGE-28, PAGE-30). */
export const EXPIRY_HORIZON_DAYS = 60;
