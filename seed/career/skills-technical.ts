// Skills of data, software and systems, a line each; skills.ts explains the format.

export const technicalSkills = `
[data]
sql | t | SQL | SQL | databases queries; relational databases; PostgreSQL | requêtes SQL; bases de données relationnelles; PostgreSQL
spreadsheets | t | Spreadsheets | Tableurs | Excel; Google Sheets; LibreOffice Calc | Excel; feuilles de calcul; LibreOffice Calc
statistics | k | Data analysis and statistics | Analyse de données et statistiques | statistical analysis; inference; data analytics | analyse statistique; inférence; exploitation de données
python | t | Python | Python | pandas; NumPy; notebooks | pandas; NumPy; notebooks
r-language | t | R | R | tidyverse; RStudio | tidyverse; RStudio
data-visualisation | p | Data visualisation | Visualisation de données | charts; dashboards; dataviz | graphiques; tableaux de bord; dataviz
business-intelligence | t | Business intelligence tools | Outils décisionnels | Power BI; Tableau; Looker; BI | Power BI; Tableau; Qlik; informatique décisionnelle
data-modelling | k | Data modelling | Modélisation de données | data warehouse; star schema; dbt | entrepôt de données; schéma en étoile; dbt
data-quality | p | Data quality | Qualité des données | data cleaning; data stewardship | nettoyage de données; gouvernance des données
forecasting | k | Forecasting | Prévision | time series; demand forecasting | séries temporelles; prévision de la demande
machine-learning | k | Machine learning | Apprentissage automatique | predictive models; scikit-learn | modèles prédictifs; scikit-learn
geodata | k | Geographic information | Géomatique | GIS; QGIS; maps | SIG; QGIS; cartographie
data-pipelines | p | Data pipelines | Flux de données | ETL; ELT; Airflow; data engineering | ETL; ELT; Airflow; ingénierie des données
operations-research | k | Operations research | Recherche opérationnelle | optimisation; simulation; queueing | optimisation; simulation; files d’attente
survey-methods | k | Survey methods | Méthodes d’enquête | questionnaires; sampling | questionnaires; échantillonnage
[software]
javascript | t | JavaScript | JavaScript | ECMAScript; JS | ECMAScript; JS
typescript | t | TypeScript | TypeScript | typed JavaScript; TS | JavaScript typé; TS
react | t | React | React | front-end framework; Next.js | bibliothèque front-end; Next.js
html-css | t | HTML and CSS | HTML et CSS | web integration; responsive pages | intégration web; pages adaptatives
node | t | Node.js | Node.js | server-side JavaScript; Express | JavaScript côté serveur; Express
java | t | Java | Java | Spring; JVM | Spring; JVM
csharp | t | C# and .NET | C# et .NET | dotnet; ASP.NET | dotnet; ASP.NET
php | t | PHP | PHP | Symfony; Laravel | Symfony; Laravel
go | t | Go | Go | Golang | Golang
mobile-development | p | Mobile development | Développement mobile | Android; iOS; Kotlin; Swift | Android; iOS; Kotlin; Swift
api-design | p | API design | Conception d’API | REST; OpenAPI; web services | REST; OpenAPI; services web
automated-testing | p | Automated testing | Tests automatisés | unit tests; end-to-end tests | tests unitaires; tests de bout en bout
version-control | t | Version control | Gestion de versions | Git; code review | Git; revue de code
web-accessibility | k | Web accessibility | Accessibilité numérique | WCAG; a11y | RGAA; WCAG; a11y
software-architecture | k | Software architecture | Architecture logicielle | design patterns; domain model | patrons de conception; modèle métier
[systems]
linux | t | Linux administration | Administration Linux | shell; Debian; Bash | shell; Debian; Bash
windows-server | t | Windows Server | Windows Server | Active Directory; PowerShell | Active Directory; PowerShell
networks | k | Computer networks | Réseaux informatiques | TCP/IP; routing; firewalls | TCP/IP; routage; pare-feu
cloud-platforms | t | Cloud platforms | Plateformes cloud | AWS; Azure; Google Cloud | AWS; Azure; Google Cloud; infonuagique
containers | t | Containers | Conteneurs | Docker; Kubernetes | Docker; Kubernetes
continuous-delivery | p | Continuous delivery | Livraison continue | CI/CD; DevOps; pipelines | CI/CD; DevOps; intégration continue
infrastructure-as-code | t | Infrastructure as code | Infrastructure as code | Terraform; Ansible | Terraform; Ansible
monitoring | p | Monitoring and incidents | Supervision et incidents | observability; on-call | observabilité; astreinte
database-administration | p | Database administration | Administration de bases de données | DBA; backups; replication | DBA; sauvegardes; réplication
it-security | k | IT security | Sécurité informatique | cybersecurity; information security | cybersécurité; SSI
penetration-testing | p | Penetration testing | Tests d’intrusion | ethical hacking; pentest | pentest; audit offensif
identity-management | k | Identity and access management | Gestion des identités et des accès | IAM; single sign-on | IAM; authentification unique
it-support | p | User support | Assistance aux utilisateurs | helpdesk; service desk; ticketing | centre de services; support informatique; tickets
`
