import { inRegion } from '#core/paying-bodies/finder.ts';
import { shortName, whoPays, AID_LINE_WORDS, type Payer } from '#core/paying-bodies/who-pays.ts';
import type { PayingBody } from '#core/paying-bodies/paying-body.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Table } from '#ui/components/table.tsx';
import { FINDER_COPY as COPY } from '#ui/copy/paying-bodies.ts';
import { bodyCardId } from './body-card.tsx';

const PayerName = ({ payer: { body, note } }: { readonly payer: Payer }) => (
  <>
    <LinkTo to={`#${bodyCardId(body)}`}>{shortName(body)}</LinkTo>
    {note === undefined ? null : <small className="d-block pt-soft">{note}</small>}
  </>
);

const PayerPhone = ({ payer: { body } }: { readonly payer: Payer }) =>
  body.phone === undefined ? (
    <span className="pt-soft">{COPY.noPhone}</span>
  ) : (
    <span className="pt-dial">
      <Icon name="telephone" size="sm" />
      <PhoneLink number={body.phone} />
    </span>
  );

/** The paying body of each line of aid in a region, with the telephone (PAGE-50); nothing where the service does not say it. */
export const WhoPaysTable = ({
  bodies,
  region,
}: {
  readonly bodies: readonly PayingBody[];
  readonly region: string;
}) => {
  const payers = whoPays(bodies, region);
  return payers.length === 0 ? null : (
    <Table
      caption={<span className="visually-hidden">{COPY.whoPays(inRegion(region))}</span>}
      rows={payers}
      rowKey={({ line, body }) => `${line} ${body.id}`}
      head={{
        title: COPY.aid,
        cell: ({ line }) => (
          <>
            <strong>{AID_LINE_WORDS[line].title}</strong> <small>{AID_LINE_WORDS[line].holds}</small>
          </>
        ),
      }}
      columns={[
        { key: 'body', title: COPY.payer, cell: (payer) => <PayerName payer={payer} /> },
        { key: 'phone', title: COPY.phone, cell: (payer) => <PayerPhone payer={payer} /> },
      ]}
    />
  );
};
