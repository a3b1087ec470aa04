import { judgeEach, publicRoutes } from '#tests/support/every-page.ts';
import { raiseStage } from '#tests/support/stage.ts';

raiseStage();

// Every second route, so that both workers have their share.
judgeEach(publicRoutes().filter((_, index) => index % 2 === 0));
