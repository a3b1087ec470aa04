// Answers "clientId sessionId" from the page around this frame with unchanged, changed or error, as Keycloak's frame does.
addEventListener('message', async (event) => {
  if (event.source !== parent || typeof event.data !== 'string') return;
  const [clientId = '', sessionId = ''] = event.data.split(' ');
  const asked = new URLSearchParams({ client_id: clientId, origin: event.origin, session: sessionId });
  const answer = await fetch(`login-status-iframe.html/init?${asked}`)
    .then((response) => (response.ok ? response.text() : 'error'))
    .catch(() => 'error');
  event.source.postMessage(answer, event.origin);
});
