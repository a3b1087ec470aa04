/** What an entry says of the others: a payment the number of its application, an application its payments. */
interface NumberedPayment {
  readonly id: string;
  readonly applicationNumber?: string | undefined;
}
interface NumberedApplication {
  readonly id: string;
  readonly number: string;
  /** Ids of payments. */
  readonly payments?: readonly string[] | undefined;
}

/** Which application each payment is made for. */
export interface PaymentApplications {
  /** Undefined where it is not known. */
  readonly applicationOf: (paymentId: string) => { readonly id: string; readonly number: string } | undefined;
  /** Ids, in the order of the company's payments; empty where none is known. */
  readonly paymentsOf: (applicationId: string) => readonly string[];
}

/**
 * The payments and applications of one company, joined so that both ways agree: by the number that a payment says, else by the payments
 * that an application names. A number that no application has, or several, joins nothing, and so does a payment that several name (PRAT-10).
 */
export const joinPayments = (
  payments: readonly NumberedPayment[],
  applications: readonly NumberedApplication[],
): PaymentApplications => {
  const joined = payments.flatMap((payment) => {
    const application = only(applications.filter((one) => isOf(payment, one)));
    return application === undefined ? [] : [{ payment: payment.id, application }];
  });
  return {
    applicationOf: (paymentId) => joined.find(({ payment }) => payment === paymentId)?.application,
    paymentsOf: (applicationId) =>
      joined.filter(({ application }) => application.id === applicationId).map(({ payment }) => payment),
  };
};

// Helpers

const isOf = ({ id, applicationNumber }: NumberedPayment, application: NumberedApplication): boolean =>
  applicationNumber === undefined
    ? (application.payments ?? []).includes(id)
    : application.number === applicationNumber;

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
