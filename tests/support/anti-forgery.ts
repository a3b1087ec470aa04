/** The anti-forgery pair of an API as a browser would send it with what it asks to be written: both halves as headers. */
export const antiForgeryPair = async (
  api: string,
): Promise<{ readonly cookie: string; readonly 'x-xsrf-token': string }> => {
  const issued = await fetch(`${api}/csrf-token`);
  const cookies = issued.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const { token } = (await issued.json()) as { readonly token: string };
  return { cookie: cookies.join('; '), 'x-xsrf-token': token };
};
