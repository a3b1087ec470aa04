// `npm run accounts`: the money of each company of the demonstration, as the service says it, each euro in one sum. Pages, files and the
// core's rules are held to the same table by tests/adapters/values/accounts.spec.ts.
import process from 'node:process';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { type Account, accountsOf, workTotalsOf } from '#tests/support/accounts.ts';
import { startService } from '#tests/support/service.ts';

const euro = (amount: number): string => (amount / 100).toFixed(2).padStart(12);

const linesOf = (account: Account, atCentre: { readonly stopped: number; readonly atRisk: number } | undefined) => [
  `${account.name} (${account.cuaa}), ${account.username}${account.isMandateClosed ? ', mandato chiuso' : ''}`,
  `  prossimo pagamento ${account.next === undefined ? 'nessuno' : `${account.next.id} ${euro(account.next.amount * 100)} entro ${account.next.expectedBy ?? '-'}, trattenuti ${euro(account.withheld)}`}`,
  `  pagato${euro(account.paid)}  in arrivo${euro(account.coming)}  sospeso${euro(account.suspended)}  respinto${euro(account.refused)}  altrove${euro(account.other)}  saldi${euro(account.rests)}`,
  `  fermo${euro(account.stopped)}  a rischio${euro(account.atRisk)}${account.isPartial ? ' (almeno)' : ''}  per il centro: ${atCentre === undefined ? 'nessuna riga' : `${euro(atCentre.stopped)}${euro(atCentre.atRisk)}`}`,
  ...account.campaigns.map(({ year, paid, coming }) => `  campagna ${year ?? '-'}: ${euro(paid)}${euro(coming)}`),
  ...account.statements.flatMap(({ year, credited, corrections }) => [
    `  estratto ${year}: ${euro(credited)}`,
    ...corrections.map(
      ({ paymentId, on, before, now }) =>
        `    corretto il ${on} ${paymentId}: prima ${euro(before * 100)}, ora ${euro(now * 100)}`,
    ),
  ]),
  ...account.debts.map(
    ({ id, state, dueAmount, remainingAmount, dueOn }) =>
      `  debito ${id} ${state}: ${euro((dueAmount ?? remainingAmount) * 100)} entro ${dueOn ?? '-'}, restano ${euro(remainingAmount * 100)}`,
  ),
];

const service = await startService();
try {
  const totals = await workTotalsOf(service, 'paola.verdi');
  for (const account of await accountsOf(service, dayInRome(Date.now())))
    process.stdout.write(`${linesOf(account, totals.get(account.cuaa)).join('\n')}\n\n`);
} finally {
  await service.stop();
}
