import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';

// A certificate made for one run, so that no key lies in the project.

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, Buffer.of(0x55, 0x04, 0x03)), der(0x0c, Buffer.from(text)))));
const utcTime = (atMs: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(atMs).toISOString().replaceAll(/[-:T]/gu, '').slice(2, 14)}Z`));

/** A key and its own certificate for 127.0.0.1, both as PEM, good for an hour around `nowMs`. */
export const certificateForLoopback = (nowMs: number): { readonly key: string; readonly cert: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf('127.0.0.1');
  const subjectAltName = sequence(
    der(0x06, Buffer.of(0x55, 0x1d, 0x11)),
    der(0x04, sequence(der(0x87, Buffer.of(127, 0, 0, 1)))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(nowMs - 3_600_000), utcTime(nowMs + 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.of(0), signature])));
  const lines = whole.toString('base64').replaceAll(/.{64}/gu, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};

/**
 * The flag with which a browser takes the certificate for a good one. Where a flag lets it ignore what is wrong with it instead, it
 * gives up a handshake for each connection and begins its request again, and after 32 such beginnings says that there were too many.
 */
export const trustInBrowser = (cert: string): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
};
