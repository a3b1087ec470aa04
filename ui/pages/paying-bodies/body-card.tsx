import { addressLine, regionChips, siteKind, SITE_KIND_WORDS } from '#core/paying-bodies/card.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import type { PayingBody } from '#core/paying-bodies/paying-body.ts';
import { AID_LINE_WORDS, paidLinesOf } from '#core/paying-bodies/who-pays.ts';
import { Card } from '#ui/components/card.tsx';
import { ChipRow, PlainChip } from '#ui/components/chip.tsx';
import { MailLink, PhoneLink } from '#ui/components/contact-links.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { OutLink } from '#ui/components/link-to.tsx';
import { FINDER_COPY as COPY } from '#ui/copy/paying-bodies.ts';

/** Id of a body's card, to which its line of the answer leads. */
export const bodyCardId = ({ id }: Pick<PayingBody, 'id'>): string => `voce-${id}`;

const Paid = ({ body, region }: { readonly body: PayingBody; readonly region: string | undefined }) => {
  const lines = paidLinesOf(body, region);
  return lines.length === 0 ? null : (
    <p className="mb-0">
      {region === undefined ? COPY.pays : COPY.paysYou}{' '}
      <strong>{lines.map((line) => AID_LINE_WORDS[line].inText).join(', ')}</strong>
    </p>
  );
};

const Ways = ({ body }: { readonly body: PayingBody }) => (
  <ul className="pt-reach list-unstyled mb-0">
    {body.phone === undefined ? null : (
      <li>
        <Icon name="telephone" size="sm" />
        <PhoneLink number={body.phone} />
      </li>
    )}
    {body.pec === undefined ? null : (
      <li>
        <Icon name="mail" size="sm" />
        <span>
          {COPY.pec} <MailLink address={body.pec} />
        </span>
      </li>
    )}
    <li>
      <Icon name="map-marker" size="sm" />
      <span className="address">{addressLine(body)}</span>
    </li>
  </ul>
);

/** A paying body: what it pays, how to reach it, the regions that it serves, the chosen one first and ticked (PAGE-16, PAGE-50). */
export const BodyCard = ({ body, region }: { readonly body: PayingBody; readonly region: string | undefined }) => {
  const { names, more } = regionChips(body, region);
  const chosen = regionOf(region)?.name;
  return (
    <Card
      id={bodyCardId(body)}
      title={body.name}
      kind={SITE_KIND_WORDS[siteKind(body)]}
      foot={
        body.url === undefined ? undefined : (
          <OutLink href={body.url}>
            {COPY.site}
            <span className="visually-hidden">{COPY.siteOf(body.name)}</span>
          </OutLink>
        )
      }
    >
      <Paid body={body} region={region} />
      <Ways body={body} />
      <ChipRow
        label={COPY.regionsOf(body.name)}
        chips={[...names, ...(more === undefined ? [] : [more])].map((name) => ({
          key: name,
          chip: <PlainChip chosen={name === chosen}>{name}</PlainChip>,
        }))}
      />
    </Card>
  );
};
