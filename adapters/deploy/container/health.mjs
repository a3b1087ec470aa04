// Ends with 0 when the process of this container answers at all; what it depends on is asked of it by the balancer, at /health/ready.
const LIMIT_MS = 2_500;

try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORTAL_PORT ?? 8080}/health/live`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
