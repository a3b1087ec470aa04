import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { tasksCriteria, tasksInOrder } from '#core/catalogue/task-page.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { detail as wireDetail } from '#adapters/http/contract/catalogue.ts';
import * as z from 'zod/mini';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { clock, demonstrationDatabase } from './demonstration-database.ts';

const database = demonstrationDatabase();
const items = () => new PostgresCatalogueRepository(database(), '/media', clock);
const read = (slug: string) => makeReadDetail(items())('informationArticles', slug);

describe('the tasks of the demonstration', () => {
  it('[PAGE-61] should be seven, each with a place of its own, the change of the IBAN first', async () => {
    const tasks = tasksInOrder((await items().matching('informationArticles', tasksCriteria(), 1)).items);
    expect(tasks).toHaveLength(7);
    expect(new Set(tasks.map(({ taskOrder }) => taskOrder)).size).toBe(7);
    expect(tasks[0]?.title).toBe('Cambiare le coordinate bancarie (IBAN)');
    for (const { facets } of tasks) expect(facets.categories?.[0]?.name).toBe('Che cosa fare');
  });

  it('[PAGE-60] should bring the file of the form along, and the other tasks by use', async () => {
    const found = await read('cambiare-iban');
    expect(found?.task?.form?.document).toMatchObject({
      title: 'Attestazione delle coordinate bancarie',
      format: 'pdf',
    });
    expect(found?.related?.map(({ friendlyUrl }) => friendlyUrl)).toEqual([
      'pagamento-non-ricevuto',
      'correggere-una-domanda',
      'cambiare-caa',
      'rispondere-a-un-controllo',
      'subentrare-in-un-azienda',
      'restituire-a-rate',
    ]);
  });

  it('[PAGE-60] should cross the wire whole, and without what another service does not have', async () => {
    const found = await read('cambiare-iban');
    const wire = z.encode(wireDetail, found as never) as Readonly<Record<string, unknown>>;
    expect(z.decode(wireDetail, wire as never).task).toEqual(found?.task);
    const { task: _task, taskOrder: _order, ...bare } = wire;
    expect(z.decode(wireDetail, bare as never).task).toBeUndefined();
    const elsewhere = { ...wire, task: { ...(wire['task'] as object), place: 'altrove' } };
    expect(z.decode(wireDetail, elsewhere as never).task?.place).toBeUndefined();
  });

  it('[PAGE-60] should do without a form that is there no more', async () => {
    await database().query(
      "update content set withdrawn_at = now() where type = 'forms' and slug = 'attestazione-iban'",
    );
    expect((await read('cambiare-iban'))?.task?.form).toEqual({ friendlyUrl: 'attestazione-iban' });
    await database().query(
      "update content set withdrawn_at = null where type = 'forms' and slug = 'attestazione-iban'",
    );
  });

  it('[PAGE-60] should be none of the articles that there were', async () => {
    const all = await items().matching('informationArticles', noCriteria(), 1);
    expect(all.items.some(({ taskOrder }) => taskOrder === undefined)).toBe(true);
    expect((await read('guida-agli-eco-schemi'))?.task).toBeUndefined();
  });
});
