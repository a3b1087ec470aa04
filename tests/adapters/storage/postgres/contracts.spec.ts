import { withSpellingCorrection } from '#core/search/spelling-correction.ts';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import { PostgresAssistanceService } from '#adapters/storage/postgres/assistance/assistance-service.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { PostgresCompanyFileRepository } from '#adapters/storage/postgres/reserved/company-file-repository.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { PostgresCompanyRecords } from '#adapters/storage/postgres/reserved/company-records.ts';
import { PostgresContentRepository } from '#adapters/storage/postgres/content/content-repository.ts';
import { PostgresEndedSessions } from '#adapters/storage/postgres/reserved/ended-sessions.ts';
import { PostgresEditorialRepository } from '#adapters/storage/postgres/content/editorial-repository.ts';
import { PostgresContentRedirects } from '#adapters/storage/postgres/content/content-redirects.ts';
import { PostgresFeedbackBox } from '#adapters/storage/postgres/feedback-box.ts';
import { PostgresHighlightRepository } from '#adapters/storage/postgres/content/highlight-repository.ts';
import { PostgresNotificationRepository } from '#adapters/storage/postgres/reserved/notification-repository.ts';
import { PostgresPayingBodyRepository } from '#adapters/storage/postgres/payments/paying-body-repository.ts';
import { PostgresPaymentLedger } from '#adapters/storage/postgres/payments/payment-ledger.ts';
import { PostgresAidRepository } from '#adapters/storage/postgres/content/aid-repository.ts';
import { PostgresMilestoneRepository } from '#adapters/storage/postgres/content/milestone-repository.ts';
import { PostgresDeskRepository } from '#adapters/storage/postgres/content/desk-repository.ts';
import { makeOpenData } from '#core/open-data/make-open-data.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { PostgresStatementRepository } from '#adapters/storage/postgres/reserved/statement-repository.ts';
import { PostgresProcedureRepository } from '#adapters/storage/postgres/reserved/procedure-repository.ts';
import { PostgresAccessLogRepository } from '#adapters/storage/postgres/reserved/access-log-repository.ts';
import { PostgresClientMailbox } from '#adapters/storage/postgres/reserved/client-mailbox.ts';
import { PostgresProducerWork } from '#adapters/storage/postgres/reserved/producer-work.ts';
import { PostgresProducerRepository } from '#adapters/storage/postgres/reserved/producer-repository.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { aidRepositoryContract } from '#tests/contracts/aid-repository.contract.ts';
import { milestoneRepositoryContract } from '#tests/contracts/milestone-repository.contract.ts';
import { assistanceServiceContract } from '#tests/contracts/assistance-service.contract.ts';
import { CONTRACT_CLOCK, catalogueRepositoryContract } from '#tests/contracts/catalogue-repository.contract.ts';
import { clientMailboxContract, type SeenMessage } from '#tests/contracts/client-mailbox.contract.ts';
import { companyFileRepositoryContract } from '#tests/contracts/company-file-repository.contract.ts';
import {
  contentRepositoryContract,
  highlightRepositoryContract,
} from '#tests/contracts/content-repository.contract.ts';
import { endedSessionsContract } from '#tests/contracts/ended-sessions.contract.ts';
import { contentRedirectsContract, STORED_PAGES } from '#tests/contracts/content-redirects.contract.ts';
import { feedbackBoxContract } from '#tests/contracts/feedback-box.contract.ts';
import { deskRepositoryContract } from '#tests/contracts/desk-repository.contract.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { openDataRepositoryContract } from '#tests/contracts/open-data-repository.contract.ts';
import { notificationRepositoryContract } from '#tests/contracts/notification-repository.contract.ts';
import { payingBodyRepositoryContract } from '#tests/contracts/paying-body-repository.contract.ts';
import { paymentRepositoryContract } from '#tests/contracts/payment-repository.contract.ts';
import { procedureRepositoryContract } from '#tests/contracts/procedure-repository.contract.ts';
import { companyRecordsContract } from '#tests/contracts/company-records.contract.ts';
import { statementRepositoryContract } from '#tests/contracts/statement-repository.contract.ts';
import { accessLogRepositoryContract } from '#tests/contracts/access-log-repository.contract.ts';
import { producerWorkContract } from '#tests/contracts/producer-work.contract.ts';
import { producerRepositoryContract } from '#tests/contracts/producer-repository.contract.ts';
import { selectionRepositoryContract } from '#tests/contracts/selection-repository.contract.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';
import {
  seedCampaigns,
  seedCatalogue,
  seedCompanyFiles,
  seedContents,
  seedDesk,
  seedHighlights,
  seedAccesses,
  seedAids,
  seedMilestones,
  seedNotifications,
  seedParts,
  seedPages,
  seedPayingBodies,
  seedProcedures,
  seedProducers,
  seedWork,
  seedScopes,
  seedSearch,
  seedSelections,
} from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const IMAGE_BASE = '/media';
const clock: Clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

// Every suite has the tables to itself: the suites of a file run one after the other.
const database = testDatabase();

describe('the database as storage of the core', () => {
  catalogueRepositoryContract('PostgresCatalogueRepository', async (details) => {
    await seedCatalogue(await emptied(database()), details);
    return withSpellingCorrection(new PostgresCatalogueRepository(database(), IMAGE_BASE, CONTRACT_CLOCK));
  });

  searchIndexContract('PostgresSearchIndex', async (documents) => {
    await seedSearch(await emptied(database()), documents);
    return new PostgresSearchIndex(database(), IMAGE_BASE);
  });

  describe('PostgresCompanyFileRepository', () => {
    companyFileRepositoryContract(async (fixture) => {
      await seedCompanyFiles(await emptied(database()), fixture);
      return { port: new PostgresCompanyFileRepository(database(), PdfkitRenderer) };
    });
  });

  describe('PostgresNotificationRepository', () => {
    notificationRepositoryContract(async (messages, at) => {
      await seedNotifications(await emptied(database()), messages);
      return { port: new PostgresNotificationRepository(database(), at) };
    });
  });

  describe('PostgresProcedureRepository', () => {
    procedureRepositoryContract(async (cuaa, procedures) => {
      await seedProcedures(await emptied(database()), cuaa, procedures);
      return { port: new PostgresProcedureRepository(database()) };
    });
  });

  describe('PostgresCompanyRecords', () => {
    companyRecordsContract(async ({ cuaa, file, procedures }) => {
      const db = await emptied(database());
      await seedProcedures(db, cuaa, procedures);
      await seedParts(db, cuaa, file);
      return { port: new PostgresCompanyRecords(db) };
    });
  });

  describe('PostgresStatementRepository', () => {
    statementRepositoryContract(async ({ cuaa, payments }) => {
      await seedProcedures(await emptied(database()), cuaa, { payments, applications: [], debts: [] });
      return {
        port: new PostgresStatementRepository(database(), { now: () => Date.UTC(2026, 10, 25, 9) }),
      };
    });
  });

  describe('PostgresAidRepository', () => {
    aidRepositoryContract(async (aids) => {
      await seedAids(await emptied(database()), aids);
      return { port: new PostgresAidRepository(database()) };
    });
  });

  describe('PostgresMilestoneRepository', () => {
    milestoneRepositoryContract(async (sources) => {
      await seedMilestones(await emptied(database()), sources);
      return { port: new PostgresMilestoneRepository(database(), { now: () => Date.UTC(2026, 10, 25, 9) }) };
    });
  });

  describe('the open data over the database', () => {
    openDataRepositoryContract(async (details) => {
      await seedCatalogue(await emptied(database()), details);
      const [db, clock] = [database(), CONTRACT_CLOCK];
      return {
        port: makeOpenData(
          {
            items: new PostgresCatalogueRepository(db, IMAGE_BASE, clock),
            payments: makePublishedPayments(new PostgresPaymentLedger(db)),
            milestones: new PostgresMilestoneRepository(db, clock),
          },
          demonstrationSettings,
        ),
      };
    });
  });

  describe('PostgresPaymentLedger, published', () => {
    paymentRepositoryContract(async (campaigns) => {
      await seedCampaigns(await emptied(database()), campaigns);
      return { port: makePublishedPayments(new PostgresPaymentLedger(database())) };
    });
  });

  describe('PostgresDeskRepository', () => {
    deskRepositoryContract(async (desk) => {
      await seedDesk(await emptied(database()), desk);
      return { port: new PostgresDeskRepository(database(), IMAGE_BASE) };
    });
  });

  describe('PostgresContentRepository', () => {
    contentRepositoryContract(async (contents) => {
      await seedContents(await emptied(database()), contents);
      return { port: new PostgresContentRepository(database(), IMAGE_BASE) };
    });
  });

  describe('PostgresContentRedirects', () => {
    contentRedirectsContract(async () => {
      await seedPages(await emptied(database()), STORED_PAGES);
      return { port: new PostgresContentRedirects(database(), DEMONSTRATION_NAMES) };
    });
  });

  describe('PostgresEndedSessions', () => {
    endedSessionsContract(async () => ({ port: new PostgresEndedSessions(await emptied(database())) }));

    it('should forget a session once no token of it can be valid', async () => {
      const sessions = new PostgresEndedSessions(await emptied(database()));
      await sessions.end('di-ieri');
      await sessions.end('di-oggi');
      await database().query("update ended_session set ended_at = now() - interval '25 hours' where id = 'di-ieri'");
      await sessions.end('di-adesso');
      expect(await database().query('select id from ended_session order by id')).toEqual([
        { id: 'di-adesso' },
        { id: 'di-oggi' },
      ]);
    });
  });

  describe('PostgresFeedbackBox', () => {
    feedbackBoxContract(async () => ({ port: new PostgresFeedbackBox(await emptied(database()), clock) }));

    it('should keep the day and no hour, and refuse a mark outside one to five', async () => {
      const box = new PostgresFeedbackBox(await emptied(database()), clock);
      await box.keep({ page: '/normative', clarity: 4, answers: [], comment: 'Grazie, l’elenco è utile.' });
      expect(
        await database().query("select page, comment, to_char(given_at, 'YYYY-MM-DD HH24:MI') as at from feedback"),
      ).toEqual([{ page: '/normative', comment: 'Grazie, l’elenco è utile.', at: '2026-11-21 00:00' }]);
      await expect(box.keep({ page: '/normative', clarity: 6 as never, answers: [] })).rejects.toMatchObject({
        sqlState: '23514',
      });
    });
  });

  describe('PostgresHighlightRepository', () => {
    highlightRepositoryContract(async (stored) => {
      await seedHighlights(await emptied(database()), stored);
      return {
        port: new PostgresHighlightRepository(database(), { imageBase: IMAGE_BASE, names: DEMONSTRATION_NAMES }, clock),
      };
    });
  });

  describe('PostgresPayingBodyRepository', () => {
    payingBodyRepositoryContract(async (bodies) => {
      await seedPayingBodies(await emptied(database()), bodies);
      return { port: new PostgresPayingBodyRepository(database()) };
    });
  });

  describe('PostgresEditorialRepository', () => {
    selectionRepositoryContract(async (stored, at) => {
      await seedSelections(await emptied(database()), stored);
      return { port: new PostgresEditorialRepository(database(), '/media', at) };
    });
  });

  describe('PostgresProducerRepository', () => {
    producerRepositoryContract(async (producers, at) => {
      await seedProducers(await emptied(database()), producers);
      return { port: new PostgresProducerRepository(database(), at) };
    });
  });

  describe('PostgresClientMailbox', () => {
    clientMailboxContract(async (clients, at) => {
      await seedProducers(await emptied(database()), clients);
      return {
        port: new PostgresClientMailbox(database(), at),
        boxes: () =>
          database().query<SeenMessage>(
            "select owner_id as cuaa, subject, plain_body as body from notification where kind = 'AGRI' and withdrawn_at is null",
            [],
          ),
      };
    });
  });

  describe('PostgresProducerWork', () => {
    producerWorkContract(async (producers, at) => {
      await seedWork(await emptied(database()), producers);
      return { port: new PostgresProducerWork(database(), at) };
    });
  });

  describe('PostgresAccessLogRepository', () => {
    accessLogRepositoryContract(async (companies) => {
      await seedAccesses(await emptied(database()), companies);
      return { port: new PostgresAccessLogRepository(database()) };
    });
  });

  describe('PostgresAssistanceService', () => {
    assistanceServiceContract(async (scopes) => {
      await seedScopes(await emptied(database()), scopes);
      return { port: new PostgresAssistanceService(database(), clock, undefined) };
    });
  });
});
