import { judgeEach, publicRoutes } from '#tests/support/every-page.ts';
import { setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

// Every second route, so that both workers have their share.
judgeEach(publicRoutes().filter((_, index) => index % 2 === 1));
