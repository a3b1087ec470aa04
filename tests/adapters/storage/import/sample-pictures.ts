/** Pictures of 40 × 80 pixels, as a browser wrote them (without colour profiles). */
export const SAMPLE_PICTURES = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAABQCAYAAABrjzfBAAAA1UlEQVR4AezS0QnDUAxD0ZDZOly3bheQQEIUHs0N5MeWwTnxfb1fn5Pf+zr8YcH1ByGI4CqwznODCK4C6zw3iOAqsM5zgwiuAus8N4jgKrDOP+UGVyc/j6C3yToIZk4+haC3yToIZk4+haC3yToIZk4+haC3yToIZk4+haC3yToIZk4+haC3yToIZk4+dZag2JMFBUpVQrDiEmEEBUpVQrDiEmEEBUpVQrDiEmEEBUpVQrDiEmEEBUpVQrDiEmEEBUpVQrDiEuG/FBTf+bsSgqvt8YJfAAAA//8fyahZAAAABklEQVQDAIZeSFkyZa1uAAAAAElFTkSuQmCC',
    'base64',
  ),
  jpg: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCABQACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjAQzQAAAAAAAAAAAAAAAAAAAAAAAAAAAH//Z',
    'base64',
  ),
  lossyWebp: Buffer.from(
    'UklGRkoAAABXRUJQVlA4ID4AAACwAwCdASooAFAAPxGIv1ksKSajoigBgCIJaQDT2AbF0zupqHBZwAD+4uBx5f8V/Kr1lHJrjqVgo0V+QAAAAA==',
    'base64',
  ),
  losslessWebp: Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvJ8ATAAdQxChR/wMR0f8A', 'base64'),
} as const;

/** The least that tells each kind of file that is kept as it is. */
export const SAMPLE_FILES = {
  mp4: Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'),
  webm: Buffer.from('\u001a\u0045\u00df\u00a3\u0001', 'latin1'),
  vtt: Buffer.from(
    'WEBVTT\n\n00:00.000 --> 00:02.000\nUn campo di grano.\n\n00:02.000 --> 00:04.000\nIl <b>sole</b>\nsale.\n',
  ),
  csv: Buffer.from('Provincia;Domande\nViterbo;12\n'),
  pdf: Buffer.from('%PDF-1.7\n'),
  p7m: Buffer.from('3082010106092a864886f70d010702a0820100', 'hex'),
  tsd: Buffer.from('30820101060b2a864886f70d010910011fa0820100', 'hex'),
  odt: Buffer.from('PK\u0003\u0004....mimetypeapplication/vnd.oasis.opendocument.text', 'latin1'),
} as const;
