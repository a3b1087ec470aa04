# language: it
Funzionalità: Testi sicuri
  I testi arrivano da molte mani: il portale ne mostra il contenuto e mai ciò che potrebbe
  danneggiare chi legge.

  Regola: Di un testo si mostrano titoli, paragrafi, elenchi, tabelle e collegamenti sicuri, e nient'altro

    @VAL-06
    Schema dello scenario: ciò che resta di un testo
      Quando un redattore scrive "<scritto>"
      Allora chi legge trova "<letto>" e nessun collegamento

      Esempi:
        | scritto                                     | letto        |
        | Prima<script>alert(1)</script> dopo         | Prima  dopo  |
        | <img src=x onerror=alert(1)>Foto            | Foto         |
        | <b onclick=x>Importante</b>                 | Importante   |
        | [apri](javascript:avvia)                    | apri         |
        | [apri](data:text/html,ciao)                 | apri         |
        | [apri](//altro.example/pagina)              | apri         |

    @VAL-06
    Schema dello scenario: i collegamenti che restano
      Quando un redattore scrive "[apri](<indirizzo>)"
      Allora chi legge trova un collegamento a "<indirizzo>"

      Esempi:
        | indirizzo                        |
        | https://ministero.example/pac    |
        | http://regione.example           |
        | /normative                       |
        | mailto:info@anpag.example        |
        | tel:+39061234567                 |

    @VAL-06
    Esempio: un testo che arriva con parti sconosciute
      Quando dal servizio arriva un testo con uno script, un gestore di eventi e un collegamento pericoloso
      Allora chi legge trova "Testo buono" e nessun collegamento
