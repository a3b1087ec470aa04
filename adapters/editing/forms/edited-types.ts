/** What editors write, for the parts of the editing tool that know the forms alone. */
export { EDITED_TYPES, type EditedType } from '#adapters/storage/import/schemas/edited-types.ts';
