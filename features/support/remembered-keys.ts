export { REMEMBERED_KEYS } from '#tests/support/remembered-keys.ts';
