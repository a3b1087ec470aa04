# language: it
Funzionalità: Leggere un comunicato stampa
  Un comunicato si legge sulla sua pagina, con il testo e l’immagine; il documento sta sotto, per chi lo conserva.

  Regola: Un comunicato che ha un testo porta alla sua pagina, altrimenti al suo documento
    Un servizio che non dice se il comunicato ha un testo lascia tutto com’era: si apre il documento.

    @PAGE-65 @interpretazione
    Schema dello scenario: dove porta la scheda, nell’elenco e nella ricerca
      Dato un comunicato "anticipi-di-novembre" <testo>
      Allora la scheda del comunicato porta <dove>
      E il risultato della ricerca porta <dove>

      Esempi:
        | testo                         | dove                                                             |
        | con un testo                  | alla pagina "/anpag-comunica/comunicati-stampa/anticipi-di-novembre" |
        | senza testo                   | al documento                                                     |
        | di cui il servizio non dice nulla | al documento                                                     |

    @PAGE-65 @solo-http @dati-dimostrativi @percorso
    Esempio: il comunicato più recente
      Quando un visitatore apre il comunicato più recente
      Allora ne legge il testo
      E sotto trova il documento
