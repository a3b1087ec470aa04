import { describe } from 'vitest';
import { InMemoryNotificationRepository } from '#tests/support/doubles/notifications.ts';
import { notificationRepositoryContract } from '#tests/contracts/notification-repository.contract.ts';

describe('InMemoryNotificationRepository', () => {
  notificationRepositoryContract(async (messages, clock) => ({
    port: new InMemoryNotificationRepository(clock, messages),
  }));
});
