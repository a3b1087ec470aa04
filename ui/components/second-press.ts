/** Whether a click is the second of a double click: it was meant for what stood there before the first one was answered. */
export const isSecondPress = ({ detail }: { readonly detail: number }): boolean => detail > 1;
