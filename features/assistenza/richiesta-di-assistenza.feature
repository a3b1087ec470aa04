# language: it
Funzionalità: Chiedere assistenza
  Chi ha bisogno di aiuto scrive all'agenzia, sa subito che cosa manca e riceve un numero con cui farsi
  riconoscere.

  Regola: Chi ha fatto accesso non riscrive i dati che il portale conosce

    @PAGE-33 @percorso
    Esempio: il modulo di Anna Bianchi
      Quando Anna Bianchi, che ha fatto accesso, apre il modulo
      Allora trova già scritti nome, cognome e codice fiscale, e vuoti gli altri campi

  Regola: Ogni campo sbagliato lo dice con parole proprie, e nulla è inviato

    @PAGE-33 @percorso
    Esempio: un modulo in bianco
      Data una richiesta di assistenza lasciata in bianco
      Quando Anna Bianchi invia la richiesta
      Allora sono segnati tutti i campi tranne "Telefono"
      E nulla è inviato

    @PAGE-33 @percorso
    Schema dello scenario: <campo> con "<testo>"
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      E che nel campo "<campo>" ha scritto "<testo>"
      Quando Anna Bianchi invia la richiesta
      Allora accanto al campo "<campo>" si legge "<messaggio>"
      E nulla è inviato

      Esempi:
        | campo          | testo            | messaggio                                                                                     |
        | Nome           |                  | Scrivi il tuo nome.                                                                           |
        | Codice fiscale | BNCNNA80A41H501  | Il codice fiscale ha 16 caratteri, come BNCNNA80A41H501R: controlla che ci siano tutti.        |
        | Codice fiscale | BNCNNA80A41H501X | Il codice fiscale non è corretto: l’ultima lettera non corrisponde. Ricontrollalo.             |
        | Email         | anna.bianchi     | L’indirizzo email non è completo. Scrivilo come nome@dominio.it.                             |
        | Telefono       | 12345            | Scrivi un numero di telefono di 6-15 cifre, oppure lascia vuoto il campo.                     |
        | Ambito         |                  | Scegli l’ambito della richiesta.                                                              |
        | Oggetto        | ab               | L’oggetto va scritto su una riga, da 3 a 150 caratteri.                                       |

    @PAGE-33 @percorso
    Esempio: senza consenso
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      E che non ha dato il consenso
      Quando Anna Bianchi invia la richiesta
      Allora nulla è inviato

    @PAGE-33 @http @percorso
    Esempio: il telefono si può lasciare vuoto
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      E che nel campo "Telefono" ha scritto ""
      Quando Anna Bianchi invia la richiesta
      Allora riceve un numero di ricevuta

  Regola: Il messaggio va da 20 a 3.000 caratteri

    @PAGE-33 @http @percorso
    Schema dello scenario: un messaggio di <caratteri> caratteri
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      E che il messaggio ha <caratteri> caratteri
      Quando Anna Bianchi invia la richiesta
      Allora <esito>

      Esempi:
        | caratteri | esito                        |
        | 19        | nulla è inviato              |
        | 20        | riceve un numero di ricevuta |
        | 3000      | riceve un numero di ricevuta |
        | 3001      | nulla è inviato              |

  Regola: Il codice fiscale si controlla fino all'ultima lettera

    @PAGE-33 @percorso
    Schema dello scenario: il codice "<codice>"
      Quando si controlla il codice fiscale "<codice>"
      Allora il codice <esito>

      Esempi:
        | codice            | esito                        |
        | BNCNNA80A41H501R  | è buono                      |
        | bncnna80a41h501r  | è buono                      |
        | RNLMRC75C12M082C  | è buono                      |
        | BNCNNA80A41H501S  | ha l'ultima lettera sbagliata |
        | BNCNNB80A41H501R  | ha l'ultima lettera sbagliata |
        | BNCNNA80A72H501R  | non ha la forma giusta       |
        | BNCNNA80F41H501R  | non ha la forma giusta       |
        | 01234560017       | non ha la forma giusta       |

  Regola: Una richiesta inviata di nuovo non arriva due volte e non si perde

    @PAGE-33 @http @dati-dimostrativi
    Esempio: una richiesta inviata due volte
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      Quando Anna Bianchi invia la richiesta
      E la invia ancora
      Allora la ricevuta è quella di prima

    @PAGE-33 @http @percorso
    Esempio: due pressioni di seguito
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      Quando preme due volte "Invia"
      Allora riceve un numero di ricevuta
      E all'agenzia la richiesta arriva una volta sola

    @PAGE-33 @http @percorso
    Schema dello scenario: <che cosa si perde>
      Data la richiesta di assistenza di Anna Bianchi, compilata bene
      E che la prima volta <che cosa si perde>
      Quando Anna Bianchi invia la richiesta
      E la invia ancora dopo che la prima volta non ha avuto risposta
      Allora riceve un numero di ricevuta
      E all'agenzia la richiesta arriva una volta sola

      Esempi:
        | che cosa si perde                |
        | la richiesta si perde per strada |
        | la ricevuta si perde per strada  |

  Regola: La ricevuta dice entro che giorno arriva la risposta
    Lo decide la redazione, ambito per ambito. Si contano i giorni in cui gli uffici lavorano: non il sabato, la domenica e le feste.
    Dove non è promesso nulla non si dice nulla.

    @PAGE-33 @interpretazione
    Schema dello scenario: il giorno della risposta
      Quando una richiesta a cui si risponde in <giorni> giorni lavorativi arriva il <arrivo>
      Allora la ricevuta dice "<entro>"

      Esempi:
        | giorni | arrivo     | entro               |
        | 3      | 26/11/2026 | il 1º dicembre 2026 |
        | 10     | 26/11/2026 | l’11 dicembre 2026  |
        | 3      | 23/12/2026 | il 29 dicembre 2026 |
        | 0      | 26/11/2026 |                     |
