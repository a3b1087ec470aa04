import type { Database } from '#adapters/storage/postgres/index.ts';
import type { WireFilters } from '#adapters/http/contract/catalogue.ts';

/** Options of the paying-body finder: the regions, north to south by group and then by name (API-11, CONST-08). */
export const regionOptions =
  (db: Database) =>
  async (): Promise<WireFilters> => {
    const rows = await db.query<{ name: string; value: string; count: number }>(
      `select region.name, region.value, count(paying_body_id)::int as count
       from region left join paying_body_region on paying_body_region.region = region.value
       group by region.name, region.value, region.region_group
       order by position(region.region_group in 'NI CI SI'), region.name`,
    );
    return { categories: rows.map((row) => ({ ...row })) };
  };
