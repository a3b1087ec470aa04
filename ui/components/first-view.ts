import semibold from 'bootstrap-italia/dist/fonts/Titillium_Web/titillium-web-v10-latin-ext_latin-600.woff2?url';
import regular from 'bootstrap-italia/dist/fonts/Titillium_Web/titillium-web-v10-latin-ext_latin-regular.woff2?url';
import mark from './art/mark.svg?url';

/** The two fonts of the first view, to be asked for beside the sheet: files of the build, without the base path. */
export const FIRST_VIEW_FONTS: readonly string[] = [regular, semibold];

/** The portal's mark, as the icon of the browser's tab: a file of the build, without the base path. */
export const MARK_FILE: string = mark;
