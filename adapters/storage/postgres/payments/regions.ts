import type { CountedRegion } from '#core/paying-bodies/paying-body.ts';
import type { Database } from '../connection/database.ts';

/** The regions of the paying-body finder, north to south by group and then by name (API-11, CONST-08). */
export const storedRegions = (db: Database) => (): Promise<readonly CountedRegion[]> =>
  db.query<CountedRegion>(
    `select region.name, region.value, region.map_id as "mapId", region.region_group as "group", region.province, count(paying_body_id)::int as count
     from region left join paying_body_region on paying_body_region.region = region.value
     group by region.value
     order by position(region.region_group in 'NI CI SI'), region.name`,
  );
