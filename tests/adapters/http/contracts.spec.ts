import { withSpellingCorrection } from '#core/search/spelling-correction.ts';
import { afterAll, describe } from 'vitest';
import { InMemoryAidRepository } from '#tests/support/doubles/aids.ts';
import { InMemoryMilestoneRepository } from '#tests/support/doubles/milestones.ts';
import { AidRepository } from '#core/aids/aid-repository.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { aidRepositoryContract } from '#tests/contracts/aid-repository.contract.ts';
import { milestoneRepositoryContract } from '#tests/contracts/milestone-repository.contract.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { InMemoryDeskRepository } from '#tests/support/doubles/desk.ts';
import { InMemoryNotificationRepository } from '#tests/support/doubles/notifications.ts';
import { InMemoryPayingBodyRepository } from '#tests/support/doubles/paying-bodies.ts';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { InMemoryStatementRepository } from '#tests/support/doubles/statements.ts';
import { InMemoryProducerWork } from '#tests/support/doubles/producer-work.ts';
import { InMemoryProducerRepository } from '#tests/support/doubles/producers.ts';
import { PostgresEditorialRepository } from '#adapters/storage/postgres/content/editorial-repository.ts';
import { PostgresAccessLogRepository } from '#adapters/storage/postgres/reserved/access-log-repository.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { AccessLogRepository } from '#core/company-file/access-log-repository.ts';
import { CompanyFileRepository, SheetOwners } from '#core/company-file/company-file-repository.ts';
import { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { InMemoryFeedbackBox } from '#tests/support/doubles/feedback-box.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding, type PortKey } from '#core/kernel/port-key.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { StatementRepository } from '#core/procedures/payment-papers.ts';
import { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { ProducerRepository } from '#core/producers/producer-repository.ts';
import { ProducerWorkRepository } from '#core/producers/work-repository.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { assistanceServiceContract } from '#tests/contracts/assistance-service.contract.ts';
import { CONTRACT_CLOCK, catalogueRepositoryContract } from '#tests/contracts/catalogue-repository.contract.ts';
import { companyFileRepositoryContract } from '#tests/contracts/company-file-repository.contract.ts';
import { ContentRepository, HighlightRepository } from '#core/content/content-repository.ts';
import { InMemoryContentRepository, InMemoryHighlightRepository } from '#tests/support/doubles/content.ts';
import {
  contentRepositoryContract,
  highlightRepositoryContract,
} from '#tests/contracts/content-repository.contract.ts';
import { contentRedirectsContract, KNOWN_ADDRESSES } from '#tests/contracts/content-redirects.contract.ts';
import { InMemoryContentRedirects } from '#tests/support/doubles/content-redirects.ts';
import { ContentRedirects } from '#core/navigation/content-redirects.ts';
import { feedbackBoxContract } from '#tests/contracts/feedback-box.contract.ts';
import { deskRepositoryContract } from '#tests/contracts/desk-repository.contract.ts';
import { openDataRepositoryContract } from '#tests/contracts/open-data-repository.contract.ts';
import { notificationRepositoryContract } from '#tests/contracts/notification-repository.contract.ts';
import { payingBodyRepositoryContract } from '#tests/contracts/paying-body-repository.contract.ts';
import { paymentRepositoryContract } from '#tests/contracts/payment-repository.contract.ts';
import { procedureRepositoryContract } from '#tests/contracts/procedure-repository.contract.ts';
import { statementRepositoryContract } from '#tests/contracts/statement-repository.contract.ts';
import { accessLogRepositoryContract } from '#tests/contracts/access-log-repository.contract.ts';
import { producerWorkContract } from '#tests/contracts/producer-work.contract.ts';
import { producerRepositoryContract } from '#tests/contracts/producer-repository.contract.ts';
import { selectionRepositoryContract } from '#tests/contracts/selection-repository.contract.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';
import { seedAccesses, seedSearch, seedSelections } from '#tests/adapters/storage/postgres/seeds.ts';
import { emptied, testDatabase } from '#tests/adapters/storage/postgres/test-database.ts';
import type { Started } from '#tests/contracts/started.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// Each contract once more: the client over a real socket, the service over repositories in memory, or over the database where
// there is none in memory. What passes there and fails here is lost on the wire.

const database = testDatabase();

interface Reached {
  readonly service: TestService;
  /** The port as this person reaches it. */
  as<T>(key: PortKey<T>, fiscalCode: string, userType: string): Promise<T>;
}

const reach = async (bindings: readonly Binding[], clock?: Clock): Promise<Reached> => {
  const service = await serveOver(memoryStorage(...bindings), clock === undefined ? {} : { clock });
  return {
    service,
    as: async (key, fiscalCode, userType) =>
      httpClient(
        service.api,
        await service.tokenWith({ fiscal_code: fiscalCode, userType, name: 'Persona di prova' }),
      ).get(key),
  };
};

const started = async <T>(
  key: PortKey<T>,
  bindings: readonly Binding[],
  person?: { readonly userType: string },
): Promise<Started<T>> => {
  const reached = await reach(bindings);
  const port =
    person === undefined
      ? httpClient(reached.service.api).get(key)
      : await reached.as(key, 'BNCNNA80A41H501R', person.userType);
  return { port, stop: reached.service.stop };
};

const FARMER = { userType: 'AGRI' };

describe('HttpCatalogueRepository', () => {
  const opened: Started<CatalogueRepository>[] = [];
  afterAll(async () => {
    for (const { stop } of opened) await stop?.();
  });
  catalogueRepositoryContract('over HTTP', async (details) => {
    const here = await started(CatalogueRepository, [
      binding(CatalogueRepository, [], () =>
        withSpellingCorrection(new InMemoryCatalogueRepository(details, CONTRACT_CLOCK)),
      ),
    ]);
    opened.push(here);
    return here.port;
  });
});

describe('HttpContentRedirects', () => {
  contentRedirectsContract(() =>
    started(ContentRedirects, [binding(ContentRedirects, [], () => new InMemoryContentRedirects(KNOWN_ADDRESSES))]),
  );
});

describe('HttpFeedbackBox', () => {
  feedbackBoxContract(() => started(FeedbackBox, [binding(FeedbackBox, [], () => new InMemoryFeedbackBox())]));
});

describe('HttpCompanyFileRepository', () => {
  companyFileRepositoryContract(({ files }) => {
    const kept = new InMemoryCompanyFileRepository(files);
    return started(
      CompanyFileRepository,
      [binding(CompanyFileRepository, [], () => kept), binding(SheetOwners, [], () => kept)],
      FARMER,
    );
  });
});

describe('HttpNotificationRepository', () => {
  notificationRepositoryContract(async (messages, clock) => {
    const reached = await reach(
      [binding(NotificationRepository, [Clock], (now) => new InMemoryNotificationRepository(now, messages))],
      clock,
    );
    const of = (kind: 'AGRI' | 'CAA', reader: string): Promise<NotificationRepository> =>
      reached.as(NotificationRepository, reader, kind === 'CAA' ? 'CAA' : 'AGRI');
    return {
      // The reader is in the token: one client for each reader.
      port: {
        latest: async (inbox, limit) => (await of(inbox.kind, inbox.reader)).latest(inbox, limit),
        list: async (inbox, asked) => (await of(inbox.kind, inbox.reader)).list(inbox, asked),
        find: async (inbox, msgId) => (await of(inbox.kind, inbox.reader)).find(inbox, msgId),
        unreadCount: async (inbox) => (await of(inbox.kind, inbox.reader)).unreadCount(inbox),
        markAs: async (inbox, msgIds, read) => (await of(inbox.kind, inbox.reader)).markAs(inbox, msgIds, read),
        markAll: async (inbox) => (await of(inbox.kind, inbox.reader)).markAll(inbox),
      },
      stop: reached.service.stop,
    };
  });
});

describe('HttpDeskRepository', () => {
  deskRepositoryContract(async (desk) => {
    const service = await serveOver(
      memoryStorage(binding(DeskRepository, [], () => new InMemoryDeskRepository(desk))),
      { settings: { flags: { caaKpi: true } } },
    );
    // Farmer and operator read the desk, each with a token of their own.
    const as = async (userType: string): Promise<DeskRepository> =>
      httpClient(
        service.api,
        await service.tokenWith({ fiscal_code: 'BNCNNA80A41H501R', userType, name: 'Prova' }),
      ).get(DeskRepository);
    return {
      port: {
        services: async (role) => (await as(role === 'caa' ? 'CAA' : 'AGRI')).services(role),
        aids: async () => (await as('AGRI')).aids(),
        figures: async () => (await as('CAA')).figures(),
      },
      stop: service.stop,
    };
  });
});

describe('HttpContentRepository', () => {
  contentRepositoryContract((contents) =>
    started(ContentRepository, [binding(ContentRepository, [], () => new InMemoryContentRepository(contents))]),
  );
});

describe('HttpHighlightRepository', () => {
  highlightRepositoryContract((stored) =>
    started(
      HighlightRepository,
      [binding(HighlightRepository, [], () => new InMemoryHighlightRepository(stored))],
      FARMER,
    ),
  );
});

describe('HttpPayingBodyRepository', () => {
  payingBodyRepositoryContract((bodies) =>
    started(PayingBodyRepository, [binding(PayingBodyRepository, [], () => new InMemoryPayingBodyRepository(bodies))]),
  );
});

describe('HttpSelectionRepository', () => {
  selectionRepositoryContract(async (stored, clock) => {
    await seedSelections(await emptied(database()), stored);
    return started(SelectionRepository, [
      binding(SelectionRepository, [], () => new PostgresEditorialRepository(database(), '/media', clock)),
      // The latest press releases are a page of their list.
      binding(
        CatalogueRepository,
        [],
        () => new InMemoryCatalogueRepository(stored.entries.map(({ detail }) => detail)),
      ),
    ]);
  });
});

describe('HttpPaymentRepository', () => {
  paymentRepositoryContract((campaigns) =>
    started(PaymentRepository, [
      binding(PaymentRepository, [], () => makePublishedPayments(new InMemoryPaymentLedger(campaigns))),
    ]),
  );
});

describe('HttpProcedureRepository', () => {
  procedureRepositoryContract((cuaa, procedures) =>
    started(
      ProcedureRepository,
      [binding(ProcedureRepository, [], () => new InMemoryProcedureRepository([[cuaa, procedures]]))],
      FARMER,
    ),
  );
});

describe('HttpAidRepository', () => {
  aidRepositoryContract((aids) =>
    started(AidRepository, [binding(AidRepository, [], () => new InMemoryAidRepository(aids))]),
  );
});

describe('HttpMilestoneRepository', () => {
  const clock = { now: () => Date.UTC(2026, 10, 25, 9) };
  milestoneRepositoryContract((sources) =>
    started(MilestoneRepository, [
      binding(MilestoneRepository, [], () => new InMemoryMilestoneRepository(clock, sources)),
    ]),
  );
});

describe('HttpOpenDataRepository', () => {
  openDataRepositoryContract((details) =>
    started(OpenDataRepository, [binding(CatalogueRepository, [], () => new InMemoryCatalogueRepository(details))]),
  );
});

describe('HttpStatementRepository', () => {
  statementRepositoryContract((company) =>
    started(
      StatementRepository,
      [
        binding(
          StatementRepository,
          [],
          () => new InMemoryStatementRepository({ now: () => Date.UTC(2026, 10, 25, 9) }, [company]),
        ),
      ],
      FARMER,
    ),
  );
});

describe('HttpProducerRepository', () => {
  producerRepositoryContract(async (producers, clock) => {
    const reached = await reach(
      [binding(ProducerRepository, [Clock], (now) => new InMemoryProducerRepository(now, producers))],
      clock,
    );
    const of = (operator: string): Promise<ProducerRepository> => reached.as(ProducerRepository, operator, 'CAA');
    return {
      port: {
        search: async (search) => (await of(search.operator)).search(search),
        detail: async (friendlyUrl, operator) => (await of(operator)).detail(friendlyUrl, operator),
        anomalies: async (cuaa, operator) => (await of(operator)).anomalies(cuaa, operator),
      },
      stop: reached.service.stop,
    };
  });
});

describe('HttpProducerWork', () => {
  producerWorkContract(async (producers, clock) => {
    const reached = await reach(
      [binding(ProducerWorkRepository, [Clock], (now) => new InMemoryProducerWork(now, producers))],
      clock,
    );
    const of = (operator: string): Promise<ProducerWorkRepository> =>
      reached.as(ProducerWorkRepository, operator, 'CAA');
    return {
      port: {
        list: async (search) => (await of(search.operator)).list(search),
        kinds: async (operator, office) => (await of(operator)).kinds(operator, office),
      },
      stop: reached.service.stop,
    };
  });
});

describe('HttpAccessLogRepository', () => {
  accessLogRepositoryContract(async (companies) => {
    await seedAccesses(await emptied(database()), companies);
    return started(
      AccessLogRepository,
      [binding(AccessLogRepository, [], () => new PostgresAccessLogRepository(database()))],
      FARMER,
    );
  });
});

describe('HttpSearchIndex', () => {
  let stop: (() => Promise<void>) | undefined;
  afterAll(async () => stop?.());
  searchIndexContract('over HTTP', async (documents) => {
    await seedSearch(await emptied(database()), documents);
    const here = await started(SearchIndex, [
      binding(SearchIndex, [], () => new PostgresSearchIndex(database(), '/media')),
    ]);
    stop = here.stop;
    return here.port;
  });
});

describe('HttpAssistanceService', () => {
  assistanceServiceContract((scopes) =>
    started(AssistanceService, [binding(AssistanceService, [], () => new InMemoryAssistanceService(scopes))]),
  );
});
