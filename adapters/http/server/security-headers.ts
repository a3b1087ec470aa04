import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the content policy must let through besides the portal's own origin. */
export interface PolicyOrigins {
  /** Origin of the sign-on provider; undefined when it is the portal's own. */
  readonly provider?: string | undefined;
  /** Origins to which pages may post a form: the national system's sign-on. */
  readonly formTargets: readonly string[];
  /** Origins of videos that pages embed. */
  readonly frames: readonly string[];
  /** True behind TLS: browsers are told to come back by HTTPS only. */
  readonly tls: boolean;
  /** True while developing: the build tool writes inline styles and opens a socket. */
  readonly loose: boolean;
}

const ONE_YEAR_S = 31_536_000;

const NO_PERMISSIONS = [
  'accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi',
  'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking',
].map((feature) => `${feature}=()`).join(', ');

/**
 * Headers that every answer carries: the strict content policy (no inline code, no code from elsewhere, Trusted
 * Types), no sniffing, no framing by others, no referrer to other sites.
 */
export const securityHeaders = async (app: FastifyInstance, origins: PolicyOrigins): Promise<void> => {
  const provider = origins.provider === undefined ? [] : [origins.provider];
  const loose = origins.loose;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'script-src': loose ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        'style-src': loose ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...provider, ...(loose ? ['ws:'] : [])],
        'frame-src': ["'self'", ...provider, ...origins.frames],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'", ...provider, ...origins.formTargets],
        ...(loose ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
      },
    },
    strictTransportSecurity: origins.tls ? { maxAge: ONE_YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', NO_PERMISSIONS);
  });
};
