# Berichten en vakantie
notices-title = Berichten en vakantie
notices-why = Spellen per correspondentie gaan door terwijl je weg bent. Er wordt niets verstuurd tenzij je het aanzet: één bericht per beurt, één als je tijd bijna om is, één als iemand je aan een tafel vraagt.
notices-card = Voor berichten heb je een spelerskaart nodig.
notices-what = Wat je te horen krijgt
notices-turns = Ik ben aan de beurt in een spel per correspondentie, of mijn tafel van een toernooi staat klaar
notices-reminders = Mijn tijd is bijna om
notices-invitations = Iemand vraagt me aan een tafel
notices-quiet = Stille uren: er wordt niets verstuurd
notices-from = Van
notices-until = Tot
notices-webhook = Adres van een chat, als je er een hebt
notices-webhook-help = Veel chats (Discord, Slack, Mattermost) geven een kanaal een eigen adres, in de instellingen ‘inkomende webhook’ genoemd: wat daarheen gaat, verschijnt in de chat. Laat het leeg als je dat niet wilt.
notices-save = Bewaren
notices-test = Stuur me nu een bericht
notices-kept = Bewaard.
notices-tested = Verstuurd. Niets gezien? Kijk in de instellingen van je browser of chat.
notices-back = Terug naar mijn kaart
notices-link = Berichten en vakantie
push-title = In deze browser
push-on = Deze browser krijgt berichten, ook als de pagina dicht is.
push-begin = Aanzetten voor deze browser
push-stop = Uitzetten voor deze browser
push-denied = De browser staat het niet toe. Je kunt dat veranderen in zijn instellingen voor deze pagina.
push-failed = De browser bereikt zijn berichtendienst niet. Probeer het later nog eens, of geef het adres van een chat op.
push-missing = Deze server kan gesloten browsers niet bereiken: wie hem beheert, kan het onderdeel ‘push’ installeren.
push-insecure = Browsers staan dit alleen toe op pagina’s via HTTPS. Een adres van een chat werkt hier ook.
push-unable = Deze browser kan dit niet. Zet de pagina op een iPhone eerst op het beginscherm.
vacation-title = Vakantie
vacation-why = Zolang je weg bent, loopt je tijd in spellen per correspondentie niet door, en de anderen zien tot wanneer. { $days ->
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $days } dagen over.
}
vacation-planned = Weg van { $first } tot en met { $last }
vacation-first = Eerste dag
vacation-last = Laatste dag
vacation-take = Ik ben weg
vacation-end = Ik ben terug
