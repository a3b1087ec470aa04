import type { PagePreview } from '#core/content/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Role } from '#core/session/user.ts';
import type { DeskService } from './desk-repository.ts';

/** The services used most from a desk (PAGE-09, PAGE-28). */
export type ReadDeskServices = (role: Role) => Promise<readonly DeskService[]>;
export const ReadDeskServices = portKey<ReadDeskServices>('ReadDeskServices');

/** The aids of the farmer's desk (PAGE-28). */
export type ReadDeskAids = () => Promise<readonly PagePreview[]>;
export const ReadDeskAids = portKey<ReadDeskAids>('ReadDeskAids');

/** The headline figures of the operator's desk (PAGE-09). */
export type ReadDeskFigures = () => Promise<readonly Kpi[]>;
export const ReadDeskFigures = portKey<ReadDeskFigures>('ReadDeskFigures');
