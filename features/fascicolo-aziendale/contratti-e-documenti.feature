# language: it
Funzionalità: Tenere aggiornati contratti e documenti
  Un contratto scaduto toglie terreni al fascicolo e un documento antimafia scaduto ferma i pagamenti.

  Contesto:
    Dato il fascicolo in ordine di Anna Bianchi

  Regola: Un contratto è valido, scaduto o scaduto di recente

    @FILE-05 @http
    Schema dello scenario: un contratto <situazione>
      Dato un contratto <situazione>
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora il contratto appare come "<parole>", in <colore>

      Esempi:
        | situazione         | parole                                | colore |
        | valido             | Valido                                | verde  |
        | scaduto            | Scaduto                               | rosso  |
        | scaduto di recente | Questo contratto è scaduto di recente | rosso  |

    @FILE-05 @http
    Esempio: la frase accanto a un contratto scaduto di recente
      Dato un contratto scaduto di recente
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora accanto al contratto si legge "Questo contratto è scaduto di recente"

  Regola: Lo stato di un contratto sta tutto in un posto, e ciò che preme viene prima
    Una sola etichetta porta tutto lo stato: rossa per ciò che è passato, gialla entro trenta giorni. Il resto è un fatto, e si dice
    con parole senza colore: quanto manca, o da quanto è passato.

    @FILE-14 @http
    Schema dello scenario: un contratto che scade <quando>
      Dato un contratto valido che scade <quando>
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora lo stato del contratto è "<stato>", <aspetto>

      Esempi:
        | quando         | stato               | aspetto      |
        | fra 25 giorni  | Mancano 25 giorni   | in giallo    |
        | fra 30 giorni  | Mancano 30 giorni   | in giallo    |
        | 5 giorni fa    | Scaduto da 5 giorni | in rosso     |
        | fra 400 giorni | 1 anno e 1 mese     | senza colore |

    @FILE-14 @http @dati-dimostrativi @percorso
    Esempio: prima ciò che è scaduto di recente
      Quando il titolare apre il fascicolo di "Cooperativa Olivicola Valle Chiara"
      Allora i contratti scaduti di recente stanno prima di quelli validi, e ogni contratto sta in un posto solo

  Regola: Dei contratti scaduti si vedono i primi dieci, poi tutti

    @FILE-06 @http
    Schema dello scenario: <quanti> contratti scaduti
      Dato che nel fascicolo ci sono <quanti> contratti scaduti
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora si vedono <visti> contratti scaduti e "<conto>"
      E il portale <altri> di mostrarne altri

      Esempi:
        | quanti | visti | conto             | altri     |
        | 9      | 9     | Mostrati 9 di 9   | non offre |
        | 10     | 10    | Mostrati 10 di 10 | non offre |
        | 11     | 10    | Mostrati 10 di 11 | offre     |

    @FILE-06 @http @dati-dimostrativi @percorso
    Esempio: Marco Rinaldi li vuole vedere tutti
      Quando il titolare apre il fascicolo di "Cooperativa Olivicola Valle Chiara"
      Allora si vedono 10 contratti scaduti e "Mostrati 10 di 12"
      Quando chiede di vederli tutti
      Allora si vedono 12 contratti scaduti e "Mostrati 12 di 12"

    @FILE-06 @http
    Esempio: contratti scaduti da più di un anno
      Dato che alcuni contratti sono scaduti da più di un anno
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora la scheda avvisa che "Ci sono contratti scaduti da più di un anno"

  Regola: Il riquadro antimafia è in allarme quando anche un solo documento è scaduto

    @FILE-07 @http
    Esempio: un documento scaduto fra due
      Dato che questi documenti antimafia:
        | documento                 | scaduto |
        | Informativa               | no      |
        | Dichiarazione sostitutiva | sì      |
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora il riquadro "Antimafia" è in allarme con "Documentazione antimafia scaduta"
      E i documenti antimafia appaiono come "Valido, NON VALIDO"

    @FILE-07 @http
    Esempio: nessun documento scaduto
      Dato che questi documenti antimafia:
        | documento   | scaduto |
        | Informativa | no      |
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora il riquadro "Antimafia" non è in allarme

    @FILE-07 @http
    Esempio: nessun documento
      Quando Anna Bianchi apre la scheda "Contratti e documenti"
      Allora il riquadro "Antimafia" non è in allarme

    @FILE-07 @http @dati-dimostrativi @percorso
    Esempio: l'azienda di Marco Rinaldi con un documento scaduto
      Quando il titolare apre il fascicolo di "Rinaldi e Figli Società Semplice Agricola"
      Allora il riquadro "Antimafia" è in allarme con "Documentazione antimafia scaduta"
