/** Requests that one client may make in a day. */
export const ASKS_A_DAY = 20;
/** Confirmations, or lists of aids, that the other spellings of one mailbox get in a day; its plain address has its own. */
export const OTHER_SPELLINGS_A_DAY = 2;
/** Shares of a day's confirmations that one narrow and one wide network may ask for. */
const SHARES = [
  { parts: 3, share: 0.05 },
  { parts: 2, share: 0.25 },
] as const;

/** A network, and how many requests it may make in a day. */
export interface AskingNetwork {
  readonly network: string;
  readonly most: number;
}

/**
 * The networks that a client asks from, its own first: of an IPv6 address the /64, the /48 and the /32, of an IPv4 address itself, the /24 and
 * the /16. A customer of a provider has many addresses; none of them takes the confirmations of all others (ALERT-02).
 */
export const networksOf = (client: string, mostADay: number): readonly AskingNetwork[] => {
  const separator = client.includes(':') ? ':' : '.';
  const parts = client.split(separator).filter((part) => part !== '');
  return [
    { network: client, most: ASKS_A_DAY },
    ...SHARES.filter(({ parts: count }) => parts.length > count).map(({ parts: count, share }) => ({
      network: `${parts.slice(0, count).join(separator)}/`,
      most: Math.max(ASKS_A_DAY, Math.ceil(mostADay * share)),
    })),
  ];
};
